import { openBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { endSessions } from './endSessions';

const PASSWORD = 'clave-muy-larga-7';
const PEOPLE = [
  ['tiquete', 'localhost', 'ana@viajes.test'],
  ['tiquete', 'localhost', 'luis@viajes.test'],
  ['andes', 'andes.localhost', 'ana@viajes.test'],
] as const;
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  for (const [brand, , email] of PEOPLE) await test.addUser(brand, email, PASSWORD);
});
afterAll(() => test.close());

const signedIn = async (host: string, email: string) => {
  const browser = openBrowser(test.app, host);
  await browser.signIn(email, PASSWORD);
  return browser;
};
const emailsOf = (browsers: Awaited<ReturnType<typeof signedIn>>[]) =>
  Promise.all(browsers.map(async (browser) => (await browser.session()).user?.email ?? null));

it('ends the sessions of one account or of a brand, and no others', async () => {
  const browsers = [
    ...(await Promise.all(PEOPLE.map(([, host, email]) => signedIn(host, email)))),
    await signedIn('localhost', 'ana@viajes.test'),
  ];
  expect(await endSessions(test.deps.db, 'tiquete', ' Ana@Viajes.test')).toBe(2);
  expect(await emailsOf(browsers)).toEqual([null, 'luis@viajes.test', 'ana@viajes.test', null]);
  expect(await endSessions(test.deps.db, 'tiquete', null)).toBe(1);
  expect(await emailsOf(browsers)).toEqual([null, null, 'ana@viajes.test', null]);
  expect(await endSessions(test.deps.db, 'tiquete', 'nadie@viajes.test')).toBe(0);
});
