import { ROLES } from '@tiquete/contracts';
import { openBrowser } from '../../testing/browser';
import { showSecondFactor, startTestApp, type TestApp } from '../../testing/testApp';
import { setRole } from '../sign-in/setRole';

const PASSWORD = 'clave-muy-larga-7';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  for (const role of ROLES) {
    await test.addUser('tiquete', emailOf(role), PASSWORD);
    await setRole(test.deps.db, 'tiquete', emailOf(role), { role });
  }
  await test.addUser('tiquete', 'ana@viajes.test', PASSWORD);
});
afterAll(() => test.close());

const emailOf = (role: string) => `${role}@viajes.test`;
async function signedIn(email: string, remember = 'true') {
  const browser = openBrowser(test.app, 'localhost');
  await browser.signIn(email, PASSWORD, { remember });
  await showSecondFactor(test, email);
  return browser;
}
type Browser = Awaited<ReturnType<typeof signedIn>>;
const isOpen = async (browser: Browser) => (await browser.session()).user !== undefined;
const work = (browser: Browser) => browser.get('/api/operations/cases');

it.each(ROLES)('ends a session of role %s after 30 minutes without activity', async (role) => {
  const browser = await signedIn(emailOf(role));
  test.advance(30 * MINUTE_MS - 1);
  expect(await isOpen(browser)).toBe(true);
  test.advance(1);
  expect(await isOpen(browser)).toBe(false);
});

it.each(ROLES)('ends a busy session of role %s after 12 hours, remembered or not', async (role) => {
  const browsers = [await signedIn(emailOf(role), 'true'), await signedIn(emailOf(role), 'false')];
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    test.advance(20 * MINUTE_MS);
    for (const browser of browsers)
      expect((await browser.get('/api/accounts/me')).statusCode).toBe(200);
  }
  test.advance(20 * MINUTE_MS);
  for (const browser of browsers) expect(await isOpen(browser)).toBe(false);
});

it('is extended by work, and not by calls that a page makes automatically', async () => {
  const busy = await signedIn(emailOf('operator'));
  const idle = await signedIn(emailOf('operator'));
  for (let turn = 0; turn < 4; turn += 1) {
    test.advance(9 * MINUTE_MS);
    expect((await work(busy)).statusCode).toBe(200);
    await idle.session();
    for (const path of ['/api/operations/summary', '/api/releases/set']) await idle.get(path);
    await idle.postForm('/api/auth/_log', { level: 'error', code: 'CLIENT_FETCH_ERROR' });
  }
  expect((await work(busy)).statusCode).toBe(200);
  expect((await work(idle)).statusCode).toBe(404);
  expect(await isOpen(idle)).toBe(false);
});

it('is not extended when another system checks its token', async () => {
  const { json } = await openBrowser(test.app, 'localhost').call('POST auths/sign_in', {
    email: emailOf('operator'),
    password: PASSWORD,
  });
  const token: string = json().data.access_token;
  const check = () =>
    openBrowser(test.app, 'localhost').call('POST auths/validate_tokens', { token });
  test.advance(20 * MINUTE_MS);
  expect((await check()).statusCode).toBe(200);
  test.advance(20 * MINUTE_MS);
  expect((await check()).statusCode).toBe(401);
});

it('reports its end to the page', async () => {
  const browser = await signedIn(emailOf('operator'));
  const { expires } = await browser.session();
  expect(Date.parse(expires) - test.deps.clock().getTime()).toBe(30 * MINUTE_MS);
});

it('has no effect on the session of a traveller', async () => {
  const browser = await signedIn('ana@viajes.test');
  test.advance(6 * 24 * HOUR_MS);
  expect(await isOpen(browser)).toBe(true);
  test.advance(6 * 24 * HOUR_MS);
  expect(await isOpen(browser)).toBe(true);
});
