import { accountApiOfSuite } from '../testing/accountApiOfSuite';
import { PASSWORD, problemOf } from '../testing/anAccountApi';

const api = accountApiOfSuite({ isApart: true });
const STRANGERS = 'de-un-extrano-1';
const OVER = [410, 'LINK_INVALID', undefined];
const confirm = (token: string) => api.browser().call('POST accounts/confirmations', { token });

it('mails a link, by which the owner of the mailbox chooses name and password and can sign in', async () => {
  const reply = await api.register(' Nueva@Viajes.test '.trim());
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { data: { sent: true, valid_minutes: 1440 } },
  ]);
  const [mail] = await api.mailsTo('nueva@viajes.test');
  expect(mail).toMatchObject({
    template: 'account.confirm',
    data: { name: '', purpose: 'REGISTRATION', hours: 24 },
  });
  expect(mail?.data.url).toMatch(/^\/register#token=/);
  const done = await api.complete(mail?.token ?? '', { name: 'José  Núñez Ó’Neil' });
  expect(done.json()).toEqual({ data: { purpose: 'ACCOUNT' } });
  expect((await api.browser().signIn('nueva@viajes.test', PASSWORD)).statusCode).toBe(200);
  const [consent] = await api.rows(
    'select c.* from account_consents c join users u on u.id = c.user_id where u.email = $1',
    ['nueva@viajes.test'],
  );
  expect(consent).toMatchObject({
    ip: '127.0.0.1',
    terms_version: expect.any(String),
    accepted_at: api.test.deps.clock(),
  });
});

it("ignores name and password of a stranger who registers another person's address", async () => {
  const email = 'victima@viajes.test';
  const stranger = await api.registration({ name: 'Un Extraño', password: STRANGERS });
  const sent = await api.browser().call('POST accounts', { email, ...stranger });
  expect(sent.statusCode).toBe(200);
  const token = await api.newestToken(email);
  expect(problemOf(await confirm(token))).toEqual(OVER);
  const own = api.browser();
  expect((await own.signIn(email, STRANGERS)).statusCode).toBe(401);
  expect((await api.complete(token, { name: 'La Dueña' })).statusCode).toBe(200);
  expect((await own.signIn(email, STRANGERS)).statusCode).toBe(401);
  await own.signIn(email, PASSWORD);
  expect(await own.session()).toMatchObject({ user: { name: 'La Dueña' } });
});

it('stores given names and surname separately as they were entered, and both or neither', async () => {
  const email = 'dos@viajes.test';
  await api.register(email);
  await api.complete(await api.newestToken(email), { name: 'María del Mar', lastname: 'Ruiz Gil' });
  const names = () =>
    api.rows('select name, given_name, lastname from users where email = $1', [email]);
  expect(await names()).toEqual([
    { name: 'María del Mar Ruiz Gil', given_name: 'María del Mar', lastname: 'Ruiz Gil' },
  ]);
  const browser = api.browser();
  await browser.signIn(email, PASSWORD);
  await browser.call('PATCH accounts/me', { name: 'María Ruiz' });
  expect(await names()).toEqual([{ name: 'María Ruiz', given_name: null, lastname: null }]);
});

it('stores no token, only its hash', async () => {
  await api.register('huella@viajes.test');
  const token = await api.newestToken('huella@viajes.test');
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  for (const { name } of await api.rows(
    "select tablename as name from pg_tables where schemaname = 'public'",
  )) {
    expect(
      await api.rows(`select 1 from ${String(name)} t where t::text like $1`, [`%${token}%`]),
    ).toEqual([]);
  }
});

it('answers equally, without a hash, whether the address has an account or not, and mails the owner', async () => {
  await api.test.addUser('tiquete', 'duena@viajes.test', PASSWORD, 'La Dueña');
  const hashing = jest.spyOn(api.test.deps.passwords, 'hash');
  const known = await api.register('DUENA@viajes.test');
  const unknown = await api.register('libre@viajes.test');
  expect(hashing).not.toHaveBeenCalled();
  hashing.mockRestore();
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  const mails = await api.mailsTo('duena@viajes.test');
  expect(mails).toEqual([
    expect.objectContaining({
      template: 'account.changed',
      data: { name: 'La Dueña', what: 'EXISTS', url: '/forgot_password' },
    }),
  ]);
  expect((await api.browser().signIn('duena@viajes.test', PASSWORD)).statusCode).toBe(200);
});

it('answers and counts a sign-in equally for a registered, a confirmed and an unknown address', async () => {
  await api.test.addUser('tiquete', 'tiene@viajes.test', PASSWORD);
  await api.register('registrada@viajes.test');
  const answers = [];
  for (const email of ['tiene@viajes.test', 'registrada@viajes.test', 'no-tiene@viajes.test']) {
    const replies = [];
    for (let turn = 0; turn < 7; turn += 1)
      replies.push(await api.browser().call('POST auths/sign_in', { email, password: STRANGERS }));
    const form = await api.browser().signIn(email, STRANGERS);
    answers.push([
      ...replies.map((reply) => [reply.statusCode, reply.json().errors[0].title]),
      form.json().url,
    ]);
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(answers[0]?.[0]).toEqual([
    401,
    expect.stringContaining('Si acabas de registrarte, abre el enlace que te enviamos'),
  ]);
});

it('accepts every mailed link until one is used, and then none', async () => {
  const email = 'carrera@viajes.test';
  await api.register(email);
  const first = await api.newestToken(email);
  await api.register(email);
  const second = await api.newestToken(email);
  expect((await api.complete(first, { name: 'La Real' })).statusCode).toBe(200);
  expect(problemOf(await api.complete(second, { password: STRANGERS }))).toEqual(OVER);
  expect((await api.browser().signIn(email, STRANGERS)).statusCode).toBe(401);
});

it('accepts a link once, even in ten calls at once, and for a day', async () => {
  await api.register('una@viajes.test');
  const token = await api.newestToken('una@viajes.test');
  const replies = await Promise.all(Array.from({ length: 10 }, () => api.complete(token)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 410),
  ]);
  await api.register('tarde@viajes.test');
  const late = await api.newestToken('tarde@viajes.test');
  api.test.advance(24 * 3_600_000 + 1);
  expect(problemOf(await api.complete(late))).toEqual(OVER);
});

it('rejects the link of another brand, and allows an account with the same address at each brand', async () => {
  const [email, andes] = ['ambas@viajes.test', 'andes.localhost'];
  await api.register(email);
  const token = await api.newestToken(email);
  expect((await api.complete(token, {}, andes)).statusCode).toBe(410);
  expect((await api.complete(token)).statusCode).toBe(200);
  await api.register(email, andes);
  const other = await api.newestToken(email);
  expect((await api.complete(other, { password: 'clave-de-andes-1' }, andes)).statusCode).toBe(200);
  expect((await api.browser(andes).signIn(email, PASSWORD)).statusCode).toBe(401);
  expect((await api.browser(andes).signIn(email, 'clave-de-andes-1')).statusCode).toBe(200);
});

it.each([
  ['a common password', { password: 'Password1' }, 422, 'PASSWORD_TOO_COMMON', '/password'],
  [
    'what Spanish speakers try first',
    { password: 'Contraseña123' },
    422,
    'PASSWORD_TOO_COMMON',
    '/password',
  ],
  [
    'the address as password',
    { password: 'largo.nombre' },
    422,
    'PASSWORD_TOO_COMMON',
    '/password',
  ],
  ['seven characters', { password: 'corta-7' }, 400, 'INVALID_FORMAT', '/password'],
  ['129 characters', { password: 'x'.repeat(129) }, 400, 'INVALID_FORMAT', '/password'],
  [
    'an address in the name',
    { name: 'Gana en https://premios.test' },
    400,
    'INVALID_FORMAT',
    '/name',
  ],
  [
    'outdated terms',
    { accepts: { terms_version: 'antigua', data_policy_version: 'antigua' } },
    422,
    'CONSENT_MISSING',
    '/accepts/terms_version',
  ],
])(
  'rejects %s and names the field, and the link stays valid',
  async (_, changes, status, code, field) => {
    const email = 'largo.nombre@viajes.test';
    await api.register(email);
    const token = await api.newestToken(email);
    expect(problemOf(await api.complete(token, changes))).toEqual([
      status,
      code,
      `/registration${field}`,
    ]);
    expect((await api.complete(token)).statusCode).toBe(200);
    await api.rows('delete from users where email = $1', [email]);
  },
);

it("accepts any characters in a password, including spaces at its ends and a number like a card's", async () => {
  for (const [index, password] of [' ñandú 🦜 ', '4111111111111111'].entries()) {
    const email = `rara${index}@viajes.test`;
    await api.register(email);
    await api.complete(await api.newestToken(email), { password });
    expect((await api.browser().signIn(email, password)).statusCode).toBe(200);
  }
});

it('lets one network address register twenty times an hour', async () => {
  const replies = [];
  for (let turn = 0; turn < 21; turn += 1)
    replies.push(
      await api
        .browser()
        .call(
          'POST accounts',
          { email: `masa${turn}@viajes.test` },
          { 'x-forwarded-for': '10.9.0.1' },
        ),
    );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([
    ...Array.from({ length: 20 }, () => 200),
    429,
  ]);
});

it('deletes an account that was not confirmed within a week, and no other', async () => {
  await api.register('olvido@viajes.test');
  await api.test.deps.account.housekeep();
  expect(await api.test.deps.users.byEmail('tiquete', 'olvido@viajes.test')).toBeDefined();
  api.test.advance(9 * 86_400_000);
  await api.test.deps.account.housekeep();
  expect(await api.test.deps.users.byEmail('tiquete', 'olvido@viajes.test')).toBeUndefined();
  expect(await api.test.deps.users.byEmail('tiquete', 'tiene@viajes.test')).toBeDefined();
});
