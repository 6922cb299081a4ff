import { accountApiOfSuite } from './testing/accountApiOfSuite';
import { type AccountApi, aTraveler, problemOf } from './testing/anAccountApi';

const api = accountApiOfSuite();
let own: ReturnType<AccountApi['browser']>;
beforeAll(async () => {
  own = await api.signedIn('familia@viajes.test');
});
const add = (changes = {}) => own.call('POST accounts/me/travelers', aTraveler(changes));
const idOf = async (reply: ReturnType<typeof add>): Promise<string> => (await reply).json().data.id;

it('are masked in the list, complete one by one, and can be changed and deleted', async () => {
  const id = await idOf(
    add({ email: 'rosa@viajes.test', phone_country: '57', phone: '3001234567' }),
  );
  const { data, meta } = (await own.call('GET accounts/me/travelers')).json();
  expect(meta).toEqual({ max: 20 });
  expect(data).toEqual([
    {
      id,
      name: 'Rosa',
      lastname: 'Díaz',
      document_type: 4,
      document_masked: '•••••••789',
      birth_date: '1990-05-17',
      nationality: 'CO',
      is_minor: false,
      updated_at: expect.any(String),
    },
  ]);
  expect((await own.call(`GET accounts/me/travelers/${id}`)).json().data).toMatchObject({
    document: '1032456789',
    email: 'rosa@viajes.test',
    gender: 49,
  });
  await own.call(
    `PUT accounts/me/travelers/${id}`,
    aTraveler({ name: 'Rosa María', document_type: null, document: null }),
  );
  expect((await own.call(`GET accounts/me/travelers/${id}`)).json().data).toMatchObject({
    name: 'Rosa María',
    document: null,
    email: null,
  });
  expect((await own.call(`DELETE accounts/me/travelers/${id}`)).json()).toEqual({
    data: { done: true },
  });
  expect((await own.call(`GET accounts/me/travelers/${id}`)).statusCode).toBe(404);
});

it('are stored and logged only in encrypted form', async () => {
  const id = await idOf(add({ name: 'Secretísima', document: '1098765432' }));
  await own.call(`GET accounts/me/travelers/${id}`);
  await own.call(
    `PUT accounts/me/travelers/${id}`,
    aTraveler({ name: 'Secretísima', document: 'no-vale' }),
  );
  for (const { name } of await api.rows(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )) {
    const rows = await api.rows(`select t::text as line from ${String(name)} t`);
    expect(rows.filter(({ line }) => /Secret|1098765432/.test(String(line)))).toEqual([]);
  }
  expect(api.test.logged()).not.toMatch(/Secret|1098765432/);
  // The text is encrypted for its row, so it cannot be decrypted for another row.
  const other = await idOf(add());
  await api.rows(
    'update saved_travelers set sealed = (select sealed from saved_travelers where id = $1) where id = $2',
    [id, other],
  );
  expect((await own.call(`GET accounts/me/travelers/${other}`)).statusCode).toBe(500);
  await own.call(`DELETE accounts/me/travelers/${other}`);
});

it('need their names only, and keep the expiry of a document', async () => {
  const bare = { birth_date: null, gender: null, nationality: null };
  const names = await add({ ...bare, document_type: null, document: null });
  expect(names.json().data).toMatchObject({ ...bare, is_minor: false, document_expiry: null });
  const passport = { document_type: 5, document: 'AR123456', document_expiry: '2031-02-03' };
  const id = await idOf(add(passport));
  expect((await own.call(`GET accounts/me/travelers/${id}`)).json().data).toMatchObject(passport);
});

it('under eighteen today are minors', async () => {
  const year = new Date().getUTCFullYear();
  expect(
    (
      await add({ document_type: 7286, document: '1012345678', birth_date: `${year - 10}-01-01` })
    ).json().data.is_minor,
  ).toBe(true);
  expect((await add({ birth_date: `${year - 19}-01-01` })).json().data.is_minor).toBe(false);
});

it.each([
  [
    'a document of letters for a cédula',
    { document: 'AB12345' },
    422,
    'DOCUMENT_INVALID',
    '/document',
  ],
  [
    'a NIT',
    { document_type: 7304, document: '8001972684' },
    422,
    'DOCUMENT_INVALID',
    '/document_type',
  ],
  ['a cédula of a child', { birth_date: '2020-01-01' }, 422, 'DOCUMENT_INVALID', '/document_type'],
  [
    'a registro civil of an adult',
    { document_type: 6, document: '1032456789' },
    422,
    'DOCUMENT_INVALID',
    '/document_type',
  ],
  ['a number without type', { document_type: null }, 422, 'DOCUMENT_INVALID', '/document_type'],
  ['a type without number', { document: null }, 422, 'DOCUMENT_INVALID', '/document'],
  [
    'an expiry without document',
    { document_type: null, document: null, document_expiry: '2031-02-03' },
    422,
    'DOCUMENT_INVALID',
    '/document',
  ],
  ['a phone without country', { phone: '3001234567' }, 400, 'INVALID_FORMAT', '/phone_country'],
  ['a birth to come', { birth_date: '2199-01-01' }, 400, 'INVALID_DATE', '/birth_date'],
  ['no name', { name: undefined }, 400, 'MANDATORY_DATA_MISSING', '/name'],
])('rejects %s and names the field', async (_, changes, status, code, pointer) => {
  expect(problemOf(await add(changes))).toEqual([status, code, pointer]);
});

it('of others, and of the same address at the other brand, are not found', async () => {
  const id = await idOf(add());
  for (const browser of [
    await api.signedIn('vecina@viajes.test'),
    await api.signedIn('familia@viajes.test', 'andes.localhost'),
  ]) {
    expect((await browser.call(`GET accounts/me/travelers/${id}`)).statusCode).toBe(404);
    expect(
      (await browser.call(`PUT accounts/me/travelers/${id}`, aTraveler({ name: 'Robada' })))
        .statusCode,
    ).toBe(404);
    expect((await browser.call(`DELETE accounts/me/travelers/${id}`)).statusCode).toBe(404);
    expect((await browser.call('GET accounts/me/travelers')).json().data).toEqual([]);
  }
  expect((await own.call(`GET accounts/me/travelers/${id}`)).json().data.name).toBe('Rosa');
});

it('are limited to twenty, even when thirty are added at once', async () => {
  const browser = await api.signedIn('muchos@viajes.test');
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => browser.call('POST accounts/me/travelers', aTraveler())),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  expect(problemOf(await browser.call('POST accounts/me/travelers', aTraveler()))).toEqual([
    409,
    'TOO_MANY_TRAVELERS',
    undefined,
  ]);
});
