import { openBrowser } from '../../testing/browser';
import { showSecondFactor, startTestApp, type TestApp } from '../../testing/testApp';
import { setRole } from './setRole';

const PASSWORD = 'clave-muy-larga-7';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.addUser('tiquete', 'ana@viajes.test', PASSWORD);
});
afterAll(() => test.close());

const signedIn = async () => {
  const browser = openBrowser(test.app, 'localhost');
  await browser.signIn('ana@viajes.test', PASSWORD);
  return browser;
};

it('opens the console to an account and closes it again, each time from the next sign-in on', async () => {
  const before = await signedIn();
  expect((await before.call('GET operations/bookings')).statusCode).toBe(404);
  expect(await setRole(test.deps.db, 'tiquete', ' Ana@viajes.test', { role: 'operator' })).toBe(
    true,
  );
  expect((await before.call('GET operations/bookings')).statusCode).toBe(404);
  const after = await signedIn();
  expect((await after.call('GET operations/bookings')).statusCode).toBe(403);
  await showSecondFactor(test, 'ana@viajes.test');
  expect((await after.call('GET operations/bookings')).statusCode).toBe(200);
  expect(await setRole(test.deps.db, 'tiquete', 'ana@viajes.test', { role: 'traveler' })).toBe(
    true,
  );
  expect(await after.session()).toEqual({});
});

it('finds no user of another brand, and no unconfirmed one', async () => {
  expect(await setRole(test.deps.db, 'andes', 'ana@viajes.test', { role: 'operator' })).toBe(false);
  await test.deps.db.withBrand('tiquete', (tx) =>
    tx.query(
      "update users set email_verified_at = null where brand = 'tiquete' and email = 'ana@viajes.test'",
    ),
  );
  expect(await setRole(test.deps.db, 'tiquete', 'ana@viajes.test', { role: 'operator' })).toBe(
    false,
  );
});
