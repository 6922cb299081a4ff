import { ROLES } from '@tiquete/contracts';
import { openBrowser } from '../../testing/browser';
import { showSecondFactor, startTestApp, type TestApp } from '../../testing/testApp';
import { setRole } from '../sign-in/setRole';

const PASSWORD = 'clave-muy-larga-7';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function signedIn(email: string) {
  const browser = openBrowser(test.app, 'localhost');
  await browser.signIn(email, PASSWORD);
  return browser;
}
async function changeEmail(browser: Awaited<ReturnType<typeof signedIn>>, password = PASSWORD) {
  const body = { email: 'otra@viajes.test', password };
  const reply = await browser.call('POST accounts/me/email_changes', body);
  return [reply.statusCode, reply.json().errors?.[0].code];
}
const links = async (email: string) =>
  (
    await test.deps.db.query(
      "select from account_links l join users u on u.id = l.user_id where u.email = $1 and purpose = 'EMAIL'",
      [email],
    )
  ).length;

it.each(ROLES)('of role %s is changed only after a code of the last five minutes', async (role) => {
  const email = `${role}@viajes.test`;
  await test.addUser('tiquete', email, PASSWORD);
  await setRole(test.deps.db, 'tiquete', email, { role });
  const browser = await signedIn(email);
  expect(await changeEmail(browser)).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  await showSecondFactor(test, email);
  test.advance(5 * 60_000 + 1);
  expect(await changeEmail(browser)).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
  expect(await links(email)).toBe(0);
  await showSecondFactor(test, email);
  expect(await changeEmail(browser, 'otra')).toEqual([422, 'PASSWORD_WRONG']);
  expect(await changeEmail(browser)).toEqual([200, undefined]);
  expect(await links(email)).toBe(1);
  test.advance(3_600_000);
});

it('of a traveller needs the password only, and the pending change is void once the account gets a role', async () => {
  await test.addUser('tiquete', 'ana@viajes.test', PASSWORD);
  expect(await changeEmail(await signedIn('ana@viajes.test'))).toEqual([200, undefined]);
  expect(await links('ana@viajes.test')).toBe(1);
  await setRole(test.deps.db, 'tiquete', 'ana@viajes.test', { role: 'operator' });
  expect(await links('ana@viajes.test')).toBe(0);
});
