import { openBrowser } from '../../../testing/browser';
import { aPeople } from '../../checkout/testing/builders';
import { type BookedApp, type Browser, startBookedApp } from '../testing/bookedApp';

const EMAIL = 'eva@viajes.test';
let test: BookedApp;
jest.setTimeout(120_000);
beforeAll(async () => {
  test = await startBookedApp();
});
afterAll(() => test.close());

async function register(browser: Browser, id: string, password = 'una frase larga') {
  const [versions] = await test.deps.db.query<{ terms: string; data: string }>(
    "select file->'policy_versions'->>'terms' as terms, file->'policy_versions'->>'data' as data from brands where id = 'tiquete'",
  );
  const accepts = {
    terms_version: versions?.terms ?? '',
    data_policy_version: versions?.data ?? '',
  };
  return browser.postJson(`/api/bookings/${id}/accounts`, { password, accepts });
}
const query = <Row extends object>(sql: string) =>
  test.deps.db.withBrand('tiquete', (tx) => tx.query<Row>(sql));

it('makes a guest an account of a password, with the booking’s name and address, and tells nobody whether there was one', async () => {
  const { id } = await test.book(null, {
    people: aPeople({ name: 'Eva', lastname: 'Ruiz', email: 'Eva@Viajes.test' }),
  });
  const browser = test.guestOf(id);
  expect((await register(openBrowser(test.app, 'localhost'), id)).statusCode).toBe(404);
  const first = await register(browser, id);
  expect([first.statusCode, first.json()]).toEqual([
    200,
    { data: { sent: true, valid_minutes: 1440 } },
  ]);
  expect(
    await query(`select name, email, email_verified_at from users where email = '${EMAIL}'`),
  ).toEqual([{ name: 'Eva Ruiz', email: EMAIL, email_verified_at: null }]);
  await query(`update users set email_verified_at = now() where email = '${EMAIL}'`);
  const again = await register(browser, id, 'otra frase larga');
  expect([again.statusCode, again.body]).toEqual([200, first.body]);
  const mails = await query<{ template: string }>(
    "select template from mails where template like 'account.%' order by seq",
  );
  expect(mails.map(({ template }) => template)).toEqual(['account.confirm', 'account.changed']);
  expect((await register(browser, id, 'corta')).statusCode).toBe(400);
});

it('is nothing for a booking of an account', async () => {
  const browser = await test.browserOf('ana@viajes.test');
  const { id } = await test.book('ana@viajes.test');
  expect((await register(browser, id)).statusCode).toBe(404);
});
