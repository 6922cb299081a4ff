import { accountApiOfSuite } from '../testing/accountApiOfSuite';
import { type AccountApi, PASSWORD, problemOf } from '../testing/anAccountApi';

const api = accountApiOfSuite({ isApart: true });

const register = async (changes: Parameters<AccountApi['registration']>[0], host?: string) =>
  api.browser(host).call('POST accounts', await api.registration(changes));
const confirm = (token: string, host?: string) =>
  api.browser(host).call('POST accounts/confirmations', { token });

it('registers, signs nobody in before the address is confirmed, and signs in afterwards', async () => {
  const reply = await register({ email: ' Nueva@Viajes.test '.trim(), name: 'José  Núñez Ó’Neil' });
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { data: { sent: true, valid_minutes: 1440 } },
  ]);
  const browser = api.browser();
  expect((await browser.signIn('nueva@viajes.test', PASSWORD)).statusCode).toBe(401);

  const [mail] = await api.mailsTo('nueva@viajes.test');
  expect(mail).toMatchObject({
    template: 'account.confirm',
    data: { purpose: 'ACCOUNT', hours: 24 },
  });
  expect((await confirm(mail?.token ?? '')).json()).toEqual({ data: { purpose: 'ACCOUNT' } });
  expect((await browser.signIn('nueva@viajes.test', PASSWORD)).statusCode).toBe(200);
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

it('keeps given names and surname apart as they were written, and both or none', async () => {
  const email = 'dos@viajes.test';
  await register({ email, name: 'María del Mar', lastname: 'Ruiz Gil' });
  await confirm(await api.newestToken(email));
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
  await register({ email: 'huella@viajes.test' });
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

it('answers the same, for one hash, whether the address has an account or not; its owner gets a mail', async () => {
  await api.test.addUser('tiquete', 'duena@viajes.test', PASSWORD, 'La Dueña');
  const hashing = jest.spyOn(api.test.deps.passwords, 'hash');
  const [known, unknown] = [
    await register({ email: 'DUENA@viajes.test', password: 'de-un-extrano-1' }),
    await register({ email: 'libre@viajes.test' }),
  ];
  expect(hashing).toHaveBeenCalledTimes(2);
  hashing.mockRestore();
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  expect(await api.mailsTo('duena@viajes.test')).toEqual([
    expect.objectContaining({
      template: 'account.changed',
      data: { name: 'La Dueña', what: 'EXISTS', url: '/forgot_password' },
    }),
  ]);
  expect((await api.browser().signIn('duena@viajes.test', PASSWORD)).statusCode).toBe(200);
  expect((await api.browser().signIn('duena@viajes.test', 'de-un-extrano-1')).statusCode).toBe(401);
});

it('answers the sign-in with the password that was just registered the same, and counts it the same, whether the address has an account or not', async () => {
  await api.test.addUser('tiquete', 'tiene@viajes.test', PASSWORD);
  const answers = [];
  for (const email of ['tiene@viajes.test', 'no-tiene@viajes.test']) {
    await register({ email, password: 'de-un-extrano-1' });
    const replies = [];
    for (let turn = 0; turn < 7; turn += 1)
      replies.push(
        await api.browser().call('POST auths/sign_in', { email, password: 'de-un-extrano-1' }),
      );
    const form = await api.browser().signIn(email, 'de-un-extrano-1');
    answers.push([
      ...replies.map((reply) => [reply.statusCode, reply.json().errors[0].title]),
      form.json().url,
    ]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.[0]).toEqual([
    401,
    expect.stringContaining('Si acabas de registrarte, abre el enlace que te enviamos'),
  ]);
});

it('a link confirms the registration it was mailed for, not what a stranger registered after it', async () => {
  await register({ email: 'carrera@viajes.test', name: 'La Real' });
  const own = await api.newestToken('carrera@viajes.test');
  await register({ email: 'carrera@viajes.test', name: 'Un Extraño', password: 'de-un-extrano-1' });
  await confirm(own);
  expect((await api.browser().signIn('carrera@viajes.test', 'de-un-extrano-1')).statusCode).toBe(
    401,
  );
  const browser = api.browser();
  await browser.signIn('carrera@viajes.test', PASSWORD);
  expect(await browser.session()).toMatchObject({ user: { name: 'La Real' } });
  expect(problemOf(await confirm(await api.newestToken('carrera@viajes.test')))).toEqual([
    410,
    'LINK_INVALID',
    undefined,
  ]);
});

it('lets a link be used once, also by ten at once, and for a day', async () => {
  await register({ email: 'una@viajes.test' });
  const token = await api.newestToken('una@viajes.test');
  const replies = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 410),
  ]);
  await register({ email: 'tarde@viajes.test' });
  const late = await api.newestToken('tarde@viajes.test');
  api.test.advance(24 * 3_600_000 + 1);
  expect(problemOf(await confirm(late))).toEqual([410, 'LINK_INVALID', undefined]);
});

it('a link of one brand means nothing to the other, and one address may have an account with each', async () => {
  await register({ email: 'ambas@viajes.test' });
  const token = await api.newestToken('ambas@viajes.test');
  expect((await confirm(token, 'andes.localhost')).statusCode).toBe(410);
  expect((await confirm(token)).statusCode).toBe(200);
  const { policy_versions: versions } = (
    await api.browser('andes.localhost').get('/api/white_brands')
  ).json().data;
  await register(
    {
      email: 'ambas@viajes.test',
      password: 'clave-de-andes-1',
      accepts: { terms_version: versions.terms, data_policy_version: versions.data },
    },
    'andes.localhost',
  );
  expect(
    (await confirm(await api.newestToken('ambas@viajes.test'), 'andes.localhost')).statusCode,
  ).toBe(200);
  expect(
    (await api.browser('andes.localhost').signIn('ambas@viajes.test', PASSWORD)).statusCode,
  ).toBe(401);
  expect(
    (await api.browser('andes.localhost').signIn('ambas@viajes.test', 'clave-de-andes-1'))
      .statusCode,
  ).toBe(200);
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
    { email: 'largo.nombre@viajes.test', password: 'largo.nombre' },
    422,
    'PASSWORD_TOO_COMMON',
    '/password',
  ],
  ['seven characters', { password: 'corta-7' }, 400, 'INVALID_FORMAT', '/password'],
  ['129 characters', { password: 'x'.repeat(129) }, 400, 'INVALID_FORMAT', '/password'],
  ['an address in the name', { name: 'Gana ya en premios.test' }, 400, 'INVALID_FORMAT', '/name'],
  [
    'terms of yesterday',
    { accepts: { terms_version: 'antigua', data_policy_version: 'antigua' } },
    422,
    'CONSENT_MISSING',
    '/accepts/terms_version',
  ],
])('refuses %s at its place', async (_, changes, status, code, pointer) => {
  expect(problemOf(await register(changes))).toEqual([status, code, pointer]);
});

it('takes any characters in a password, spaces at its ends and a card-like number too', async () => {
  for (const [index, password] of [' ñandú 🦜 ', '4111111111111111'].entries()) {
    const email = `rara${index}@viajes.test`;
    await register({ email, password });
    await confirm(await api.newestToken(email));
    expect((await api.browser().signIn(email, password)).statusCode).toBe(200);
  }
});

it('lets one network address register twenty times an hour, before any hash', async () => {
  const hashing = jest.spyOn(api.test.deps.passwords, 'hash').mockResolvedValue('no-hash');
  const replies = [];
  for (let turn = 0; turn < 21; turn += 1)
    replies.push(
      await api
        .browser()
        .call('POST accounts', await api.registration({ email: `masa${turn}@viajes.test` }), {
          'x-forwarded-for': '10.9.0.1',
        }),
    );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([
    ...Array.from({ length: 20 }, () => 200),
    429,
  ]);
  expect(hashing).toHaveBeenCalledTimes(20);
  hashing.mockRestore();
});

it('forgets after a week who never confirmed, and nobody else', async () => {
  await register({ email: 'olvido@viajes.test' });
  await api.test.deps.account.housekeep();
  expect(await api.test.deps.users.byEmail('tiquete', 'olvido@viajes.test')).toBeDefined();
  api.test.advance(9 * 86_400_000);
  await api.test.deps.account.housekeep();
  expect(await api.test.deps.users.byEmail('tiquete', 'olvido@viajes.test')).toBeUndefined();
  expect(await api.test.deps.users.byEmail('tiquete', 'duena@viajes.test')).toBeDefined();
});
