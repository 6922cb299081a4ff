import { accountApiOfSuite } from '../testing/accountApiOfSuite';
import { type AccountApi, PASSWORD, problemOf } from '../testing/anAccountApi';

const api = accountApiOfSuite({ isApart: true });

const register = async (changes: Parameters<AccountApi['registration']>[0], host?: string) =>
  api.browser(host).call('POST accounts', await api.registration(changes));
const confirm = (token: string, host?: string) =>
  api.browser(host).call('POST accounts/confirmations', { token });

/** Writes a registration by a link that carries none. */
const write = async (token: string, changes: Parameters<AccountApi['registration']>[0] = {}) => {
  const { email: _, ...registration } = await api.registration(changes);
  return api.browser().call('POST accounts/confirmations', { token, registration });
};
const resend = async (email: string) => {
  const reply = await api.browser().call('POST accounts/confirmations/resend', { email });
  await api.test.deps.account.settle();
  return reply;
};

it('a link that is asked for again carries nobody’s registration: its holder writes one', async () => {
  await register({ email: 'victima@viajes.test', name: 'La Real' });
  await register({
    email: 'victima@viajes.test',
    name: 'Un Extraño',
    password: 'de-un-extrano-1',
  });
  await resend('victima@viajes.test');
  const [mail] = (await api.mailsTo('victima@viajes.test')).slice(-1);
  expect(mail).toMatchObject({ data: { name: '', purpose: 'REGISTRATION' } });
  expect(mail?.data.url).toMatch(/^\/register#token=/);
  const token = mail?.token ?? '';
  expect(problemOf(await confirm(token))).toEqual([410, 'LINK_INVALID', undefined]);
  expect(problemOf(await write(token, { password: 'Contraseña123' }))).toEqual([
    422,
    'PASSWORD_TOO_COMMON',
    '/registration/password',
  ]);
  expect(problemOf(await write(token, { password: 'victima@viajes.test' }))).toEqual([
    422,
    'PASSWORD_TOO_COMMON',
    '/registration/password',
  ]);
  expect(
    problemOf(
      await write(token, { accepts: { terms_version: 'antigua', data_policy_version: 'antigua' } }),
    ),
  ).toEqual([422, 'CONSENT_MISSING', '/registration/accepts/terms_version']);
  expect((await write(token, { name: 'La Dueña', password: 'la-que-elijo-hoy-1' })).json()).toEqual(
    {
      data: { purpose: 'ACCOUNT' },
    },
  );
  const own = api.browser();
  for (const password of ['de-un-extrano-1', PASSWORD])
    expect((await own.signIn('victima@viajes.test', password)).statusCode).toBe(401);
  await own.signIn('victima@viajes.test', 'la-que-elijo-hoy-1');
  expect(await own.session()).toMatchObject({ user: { name: 'La Dueña' } });
  expect(
    await api.rows(
      'select 1 from account_consents c join users u on u.id = c.user_id where u.email = $1',
      ['victima@viajes.test'],
    ),
  ).toHaveLength(1);
  expect(problemOf(await write(token))).toEqual([410, 'LINK_INVALID', undefined]);
});

it('mails the link again, three times in half an hour, and nothing to strangers or the confirmed; the answer is one', async () => {
  await api.test.addUser('tiquete', 'lista@viajes.test', PASSWORD);
  await register({ email: 'otravez@viajes.test' });
  const bodies = [];
  for (const email of [
    'otravez@viajes.test',
    'otravez@viajes.test',
    'otravez@viajes.test',
    'otravez@viajes.test',
    'lista@viajes.test',
    'nadie@viajes.test',
  ]) {
    bodies.push((await resend(email)).body);
  }
  expect(new Set(bodies).size).toBe(1);
  expect(await api.mailsTo('otravez@viajes.test')).toHaveLength(4);
  expect([await api.mailsTo('lista@viajes.test'), await api.mailsTo('nadie@viajes.test')]).toEqual([
    [],
    [],
  ]);
  expect((await write(await api.newestToken('otravez@viajes.test'))).statusCode).toBe(200);
});
