import { openBrowser } from '../../testing/browser';
import { aPeople } from '../testing/builders';
import { type BookedApp, type Browser, startBookedApp } from '../testing/bookedApp';

const EMAIL = 'eva@viajes.test';
let test: BookedApp;
beforeAll(async () => {
  test = await startBookedApp();
});
afterAll(() => test.close());

const register = (browser: Browser, id: string, body: object = {}) =>
  browser.postJson(`/api/bookings/${id}/accounts`, body);
const query = <Row extends object>(sql: string) =>
  test.deps.db.withBrand('tiquete', (tx) => tx.query<Row>(sql));

it('mails the buyer’s address a link to create an account, sets no password from the browser, and answers equally when there is one', async () => {
  const { id } = await test.book(null, {
    people: aPeople({ name: 'Eva', lastname: 'Ruiz', email: 'Eva@Viajes.test' }),
  });
  const browser = test.guestOf(id);
  expect((await register(openBrowser(test.app, 'localhost'), id)).statusCode).toBe(404);
  const first = await register(browser, id, { password: 'la que elige otra persona' });
  expect([first.statusCode, first.json()]).toEqual([
    200,
    { data: { sent: true, valid_minutes: 1440 } },
  ]);
  expect(
    await query(`select name, email, email_verified_at from users where email = '${EMAIL}'`),
  ).toEqual([{ name: '', email: EMAIL, email_verified_at: null }]);
  await query(`update users set email_verified_at = now() where email = '${EMAIL}'`);
  expect((await browser.signIn(EMAIL, 'la que elige otra persona')).statusCode).toBe(401);
  const again = await register(browser, id);
  expect([again.statusCode, again.body]).toEqual([200, first.body]);
  const mails = await query<{ template: string }>(
    "select template from mails where template like 'account.%' order by seq",
  );
  expect(mails.map(({ template }) => template)).toEqual(['account.confirm', 'account.changed']);
});

it('is not offered for a booking of an account', async () => {
  const browser = await test.browserOf('ana@viajes.test');
  const { id } = await test.book('ana@viajes.test');
  expect((await register(browser, id)).statusCode).toBe(404);
});
