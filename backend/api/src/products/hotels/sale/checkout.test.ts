import { randomUUID } from 'node:crypto';
import {
  type HotelPrebookingBody,
  prebookingResponseSchema,
  priceChangedSchema,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { createSandbox, SANDBOX_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import { createFakeGateway, type FakeGateway } from '../../../bookings/testing/fakeGateway';
import { findRoom, prebookingOf } from '../testing/findRoom';
import { aCustomer, aGuest } from '../testing/prebookings';
import { openBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/testApp';

/**
 * Tests the whole way from a search to a hotel's confirmation, with our app on a real database and the vendor's stand-in
 * over HTTP.
 */
let sandbox: Sandbox;
let test: TestApp;
let gateway: FakeGateway;
const ANA = { email: 'ana@viajes.test', password: 'clave-de-ana-1' };
beforeAll(async () => {
  sandbox = await createSandbox({ now: () => test?.deps.clock() ?? new Date() });
  gateway = createFakeGateway();
  test = await startTestApp({
    gateway,
    config: { hotelbeds: { url: sandbox.url, photosUrl: null, ...SANDBOX_CREDENTIALS } },
  });
  await test.addUser('tiquete', ANA.email, ANA.password);
});
afterAll(async () => {
  await test.close();
  await sandbox.close();
});
// Advances past ten minutes, within which the same people in the same hotel would need a confirmation.
beforeEach(() => test.advance(11 * 60_000));
afterEach(() => fetch(`${sandbox.url}/control/faults`, { method: 'DELETE' }));

type Browser = ReturnType<typeof openBrowser>;
const guest = (host = 'localhost') => openBrowser(test.app, host);
const stage = async (fault: object) => {
  const reply = await fetch(`${sandbox.url}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(reply.status).toBe(201);
};
const work = async () => {
  const worker = test.deps.sales.checkout.createWorker();
  while ((await worker.runDue()) > 0);
};
const stay = () => ({
  checkin: addDays(today(test.deps.clock()), 60),
  checkout: addDays(today(test.deps.clock()), 62),
});

/** Skips hotels whose price changes at the re-check, which another test covers. */
const choose = (browser: Browser, place = 0) => findRoom(browser, stay(), place);
const send = (browser: Browser, body: object, key = randomUUID() as string) =>
  browser.postJson('/api/hotels/prebookings', body, { 'idempotency-key': key });
const problem = (reply: Awaited<ReturnType<typeof send>>) => [
  reply.statusCode,
  reply.json().errors?.[0]?.code,
];
async function prebook(browser: Browser, changes: Partial<HotelPrebookingBody> = {}) {
  const chosen = await choose(browser);
  const reply = await send(browser, prebookingOf(chosen, chosen.tariff, changes));
  expect([reply.statusCode, reply.json().errors]).toEqual([201, undefined]);
  return {
    ...chosen,
    booking: prebookingResponseSchema.parse(reply.json()).data.booking ?? { id: '', code: '' },
  };
}
async function pay(browser: Browser, bookingId: string): Promise<string> {
  const { reference } = (
    await browser.postJson('/api/payments', { bookingId }, { 'idempotency-key': randomUUID() })
  ).json().data;
  gateway.settle(reference, 'APPROVED');
  test.advance(4000);
  await browser.get(`/api/payments/${reference}`);
  return reference;
}
const bookingOf = async (browser: Browser, id: string) =>
  (await browser.get(`/api/bookings/${id}`)).json().data;

it('shows the price of the list', async () => {
  const { hotel, tariffs } = await choose(guest());
  expect(Math.min(...tariffs.map(({ total }) => total))).toBe(hotel.min_rate);
});

it('sells a guest a room, from a search to the hotel’s confirmation', async () => {
  const browser = guest();
  const { booking, hotel, tariff } = await prebook(browser, { Observaciones: 'Cuna, por favor' });
  expect(booking).toMatchObject({
    code: expect.stringMatching(/^TQ[A-HJ-NP-Z2-9]{10}$/),
    product: 'HOTEL',
    status: 'COTIZED',
  });
  expect(await bookingOf(browser, booking.id)).toMatchObject({
    title: hotel.name,
    total: tariff.total,
    status: 'COTIZED',
    snapshot: { hotel: { name: hotel.name }, nights: 2 },
    totalPax: 2,
  });
  await pay(browser, booking.id);
  await work();
  const sold = await bookingOf(browser, booking.id);
  expect(sold).toMatchObject({
    status: 'OK',
    supplier_locator: expect.stringMatching(/./),
    supplier_name: 'Mayorista Hotelera S.A.S. (ficticia)',
  });
  expect(sold.rate_comments).toContain('Entrada desde');
  expect((await guest().get(`/api/bookings/${booking.id}`)).statusCode).toBe(404);
});

it('books with the specification’s fields, a key and the consents', async () => {
  const browser = guest();
  const chosen = await choose(browser);
  const { expected_total: _ours, ...body } = prebookingOf(chosen, chosen.tariff);
  const { data } = (await send(browser, body)).json();
  expect((await bookingOf(browser, data.booking.id)).total).toBe(chosen.tariff.total);
});

it('returns the same booking for the same key, and none for another brand or without a key', async () => {
  const browser = guest();
  const chosen = await choose(browser);
  const body = prebookingOf(chosen, chosen.tariff);
  const key = randomUUID();
  const first = await send(browser, body, key);
  expect((await send(browser, body, key)).json()).toEqual(first.json());
  expect(problem(await send(browser, { ...body, Observaciones: 'Otra' }, key))).toEqual([
    422,
    'IDEMPOTENCY_KEY_REUSED',
  ]);
  expect(problem(await browser.postJson('/api/hotels/prebookings', body))).toEqual([
    400,
    'IDEMPOTENCY_KEY_MISSING',
  ]);
  expect(problem(await send(guest('andes.localhost'), body))).toEqual([410, 'SESSION_EXPIRED']);
});

it('adds a booking of a signed-in traveller to the account', async () => {
  const browser = guest();
  await browser.signIn(ANA.email, ANA.password);
  const { booking } = await prebook(browser);
  expect(
    (await browser.get('/api/bookings')).json().data.map(({ id }: { id: string }) => id),
  ).toContain(booking.id);
  expect((await guest().get(`/api/bookings/${booking.id}`)).statusCode).toBe(404);
});

it('requires a confirmation before the same room is booked twice, and names the first booking only to its owner', async () => {
  const browser = guest();
  const { booking, ...chosen } = await prebook(browser);
  const body = prebookingOf(chosen, chosen.tariff);
  const [ours, theirs] = [await send(browser, body), await send(guest(), body)];
  expect([problem(ours), ours.json().meta]).toEqual([
    [409, 'DUPLICATE_BOOKING'],
    { code: booking.code },
  ]);
  expect([problem(theirs), theirs.json().meta]).toEqual([
    [409, 'DUPLICATE_BOOKING'],
    { code: null },
  ]);
  const key = randomUUID();
  const both = await send(browser, { ...body, accepts: { ...body.accepts, duplicate: true } }, key);
  expect([both.statusCode, both.json().data.booking.code === booking.code]).toEqual([201, false]);
});

it('books nothing in a dry run, which needs no key', async () => {
  const browser = guest();
  const chosen = await choose(browser);
  const reply = await browser.postJson(
    '/api/hotels/prebookings',
    prebookingOf(chosen, chosen.tariff, { in_simular: 1 }),
  );
  expect([reply.statusCode, reply.json().data.booking]).toEqual([200, null]);
});

it('reports a higher price with the current offer, which can be booked', async () => {
  const browser = guest();
  const chosen = await choose(browser);
  await stage({ target: 'checkrates', mode: 'priceUp', times: 2 });
  const refused = await send(browser, prebookingOf(chosen, chosen.tariff));
  expect(problem(refused)).toEqual([409, 'PRICE_CHANGED']);
  const { price, tariff } = priceChangedSchema.parse(refused.json().meta);
  expect(price.current).toBeGreaterThan(price.previous);
  const accepted = await send(browser, prebookingOf(chosen, tariff));
  expect(accepted.statusCode).toBe(201);
});

it('rejects a tariff that is sold out, and reports a supplier that fails', async () => {
  const browser = guest();
  const chosen = await choose(browser);
  await stage({ target: 'checkrates', mode: 'soldOut', times: 1 });
  expect(problem(await send(browser, prebookingOf(chosen, chosen.tariff)))).toEqual([
    409,
    'SOLD_OUT',
  ]);
  await stage({ target: 'checkrates', mode: 'error500', times: 1 });
  expect(problem(await send(browser, prebookingOf(chosen, chosen.tariff)))).toEqual([
    503,
    'SUPPLIER_UNAVAILABLE',
  ]);
});

it('finds its own booking when the vendor booked and the answer was lost', async () => {
  const browser = guest();
  const { booking } = await prebook(browser);
  await stage({ target: 'booking', mode: 'resetAfter', times: 1 });
  await pay(browser, booking.id);
  await work();
  expect(await bookingOf(browser, booking.id)).toMatchObject({
    status: 'COTIZED',
    supplier_locator: null,
  });
  test.advance(120_000);
  await work();
  const sold = await bookingOf(browser, booking.id);
  expect(sold).toMatchObject({ status: 'OK', supplier_locator: expect.stringMatching(/./) });
});

it.each([['SOLDOUT'], ['PRICEUP'], ['STOPSALES']])(
  'refunds the payment when the vendor rejects the booking: %s',
  async (lastname) => {
    const browser = guest();
    const person = aGuest({ lastname });
    const { booking } = await prebook(browser, {
      customer: aCustomer({ lastname }),
      Guests: [person, { ...person, name: 'Luis', holder: false }],
    });
    await pay(browser, booking.id);
    await work();
    expect(await bookingOf(browser, booking.id)).toMatchObject({
      status: 'CANCEL',
      supplier_locator: null,
    });
  },
);

it('writes no rate key, document or e-mail into the log', () => {
  expect(test.logged()).not.toMatch(/\|W\|164\||1020304050|marta@viajes/);
});
