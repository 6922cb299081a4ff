import { randomUUID } from 'node:crypto';
import type { BookedOptional, OptionalSearch } from '@tiquete/contracts';
import { aCall, aPeople, aQuote, toAnswer } from '../../../bookings/testing/builders';
import { createFakeProduct } from '../../../bookings/testing/fakeProduct';
import { hotelsLine } from '../../hotels/line';
import type { AssistanceSupplier } from '../ports';
import { anAssistanceApp, type Browser, problemOf } from '../testing/anAssistanceApp';
import { fakeAssistance } from '../testing/fakeAssistance';

/** Tests new dates for a policy sold as an extra of a hotel booking. */
let move: AssistanceSupplier['move'];
const { supplier, requests } = fakeAssistance({
  move: (locator, dates, signal) => move(locator, dates, signal),
});
let app: Awaited<ReturnType<typeof anAssistanceApp>>;
let userId: string;
const EMAIL = 'ana@viajes.test';
beforeAll(async () => {
  app = await anAssistanceApp(supplier, { others: [hotelsLine] });
  app.deps.sales.checkout.registerProduct(createFakeProduct());
  await app.addUser('tiquete', EMAIL, 'clave-de-ana-1');
  userId = (await app.deps.users.byEmail('tiquete', EMAIL))?.id ?? '';
});
afterAll(() => app.close());
beforeEach(() => {
  move = async () => ({ kind: 'yes' });
  requests.moves.length = 0;
});
const ana = async (): Promise<Browser> => {
  const browser = app.guest();
  await browser.signIn(EMAIL, 'clave-de-ana-1');
  return browser;
};
const extraOf = async (browser: Browser, id: string): Promise<BookedOptional> => {
  const [extra] = (await app.bookingOf(browser, id)).optionals;
  return extra;
};
/** Ana's hotel from 10 to 12 March with a policy as an extra. Both are issued. */
async function buy(browser: Browser) {
  const snapshot = {
    hotel: { name: 'Casa del Mar', geo: { latitude: 10.42, longitude: -75.55 } },
  };
  const { bookingId: id } = await app.deps.sales.checkout.createBooking(
    aCall({ userId }),
    async () => ({
      quote: aQuote(app.deps.clock(), { snapshot, people: aPeople() }),
      toAnswer,
    }),
  );
  const { optionals, cart } = (
    await browser.postJson('/api/optionals/searchs', { bookingId: id, kinds: ['ASSISTANCE'] })
  ).json<{ data: OptionalSearch }>().data;
  const items = optionals.slice(0, 1).map(({ code }) => ({ code, quantity: 1 }));
  const put = { bookingId: id, items, cart_version: cart.version };
  expect((await browser.call('PUT optionals/cart/update', put)).statusCode).toBe(200);
  const { reference } = (
    await browser.postJson('/api/payments', { bookingId: id }, { 'idempotency-key': randomUUID() })
  ).json().data;
  app.gateway.settle(reference, 'APPROVED');
  app.test.advance(4000);
  await browser.get(`/api/payments/${reference}`);
  await app.work();
  const extra = await extraOf(browser, id);
  expect(extra).toMatchObject({ status: 'CONFIRMED', date: '2027-03-10' });
  return { id, extra };
}
const dates = (
  browser: Browser,
  { id, extra }: { id: string; extra?: { id: string } },
  mode: string,
  checkin: string,
) => browser.postJson(`/api/asisstances/bookings/${id}/dates`, { mode, checkin, extra: extra?.id });

it('moves the extra alone, with its days, texts and terms, and writes to the buyer', async () => {
  const browser = await ana();
  const bought = await buy(browser);
  expect(bought.extra.description).toMatch(/, del 10 mar\S* al 12 mar\S*$/);
  expect((await dates(browser, bought, 'SIMULATION', '2027-04-01')).json().data).toMatchObject({
    is_possible: true,
    checkin: '2027-04-01',
    checkout: '2027-04-03',
    booking: { id: bought.id, status: 'OK' },
  });
  expect(requests.moves).toEqual([]);
  expect((await dates(browser, bought, 'CHANGE', '2027-04-01')).statusCode).toBe(200);
  expect(requests.moves).toEqual([
    [bought.extra.locator, { from: '2027-04-01', to: '2027-04-03' }],
  ]);
  const booking = await app.bookingOf(browser, bought.id);
  expect(booking).toMatchObject({ date_from: '2027-03-10', date_to: '2027-03-12' });
  expect(booking.optionals).toMatchObject([
    {
      id: bought.extra.id,
      status: 'CONFIRMED',
      date: '2027-04-01',
      description: expect.stringMatching(/por persona\. .+, del 01 abr\S* al 03 abr\S*$/),
      free_until: '2027-03-30T00:00:00-05:00',
      amount: bought.extra.amount,
    },
  ]);
  expect(booking.events.map(({ text }: { text: string }) => text)).toContain(
    'Cambiaste las fechas de un extra de tu reserva.',
  );
  const mails = app.deps.mailing.createWorker();
  while ((await mails.runDue()) > 0);
  expect(
    await app.deps.db.query("select subject, state from mails where template = 'optional.moved'"),
  ).toEqual([
    { subject: expect.stringContaining('del 01 abr. 2027 al 03 abr. 2027'), state: 'SENT' },
  ]);
  // On 21 March the old days would be over. With the new days the policy is refunded in full.
  app.test.advance(70 * 86_400_000);
  const path = `/api/bookings/${bought.id}/optionals/${bought.extra.id}/cancellations`;
  expect((await (await ana()).postJson(path, { mode: 'SIMULATION' })).json().data).toMatchObject({
    is_cancellable: true,
    penalty: 0,
  });
  app.test.advance(-70 * 86_400_000);
});

it("rejects a move to another price, of another booking's extra, of a cancelled extra or by another visitor", async () => {
  const browser = await ana();
  const bought = await buy(browser);
  const reason = async (checkin: string) =>
    (await dates(browser, bought, 'SIMULATION', checkin)).json().data.reason;
  // Ana turns 37 on 17 May.
  expect(await reason('2027-05-17')).toContain('Ana');
  expect(await reason('2027-01-09')).toContain('ya pasó');
  expect(await reason('2027-03-10')).toContain('ya empieza ese día');
  expect(problemOf(await dates(browser, bought, 'CHANGE', '2027-05-17')).slice(0, 2)).toEqual([
    409,
    'DATES_NOT_CHANGEABLE',
  ]);
  const missing = [
    await dates(app.guest(), bought, 'CHANGE', '2027-04-01'),
    await dates(browser, { id: bought.id }, 'CHANGE', '2027-04-01'),
    await dates(browser, { ...bought, extra: { id: bought.id } }, 'CHANGE', '2027-04-01'),
    await dates(browser, { ...bought, extra: { id: 'x' } }, 'CHANGE', '2027-04-01'),
  ];
  expect(missing.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  const path = `/api/bookings/${bought.id}/optionals/${bought.extra.id}/cancellations`;
  await browser.postJson(path, { mode: 'CANCELLATION', expected_penalty: 0 });
  expect(await reason('2027-04-01')).toContain('no está emitida');
  expect(requests.moves).toEqual([]);
});

it('looks up a move without an answer, and requests it again', async () => {
  const browser = await ana();
  const bought = await buy(browser);
  move = async () => ({ kind: 'unknown' });
  expect(problemOf(await dates(browser, bought, 'CHANGE', '2027-04-01'))[0]).toBe(503);
  expect((await dates(browser, bought, 'CHANGE', '2027-05-01')).statusCode).toBe(409);
  expect((await extraOf(browser, bought.id)).date).toBe('2027-03-10');
  const housekeep = async () => {
    app.test.advance(31_000);
    await app.work();
  };
  move = async () => ({ kind: 'no', reason: 'refused' });
  await housekeep();
  const open = () =>
    app.deps.db.query<{ key: string; data: object }>(
      "select key, data from cases where state = 'OPEN' and key like 'POLICY_DATES:%'",
    );
  expect(await open()).toMatchObject([
    {
      key: `POLICY_DATES:${bought.extra.id}`,
      data: { reference: expect.stringMatching(/-E1-1$/), ours: '2027-03-10', asked: '2027-04-01' },
    },
  ]);
  // From then on an operator decides, and the worker does not retry.
  await housekeep();
  expect(requests.moves).toHaveLength(2);
  move = async () => ({ kind: 'yes' });
  expect((await dates(browser, bought, 'CHANGE', '2027-04-01')).statusCode).toBe(200);
  expect(await open()).toEqual([]);
  expect((await extraOf(browser, bought.id)).date).toBe('2027-04-01');
});

it('completes a move that only the supplier has recorded', async () => {
  const browser = await ana();
  const bought = await buy(browser);
  move = async () => ({ kind: 'unknown' });
  await dates(browser, bought, 'CHANGE', '2027-04-01');
  move = async () => ({ kind: 'yes' });
  app.test.advance(31_000);
  await app.work();
  expect((await extraOf(browser, bought.id)).date).toBe('2027-04-01');
});
