import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hotelDetailsResponseSchema } from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { createSandbox, SANDBOX_CREDENTIALS, type Sandbox } from '@tiquete/sandbox';
import { createFakeGateway, type FakeGateway } from '../../../bookings/testing/fakeGateway';
import { readPdf } from '../../../vouchers/testing/readPdf';
import { openBrowser } from '../../../testing/browser';
import { startTestApp, type TestApp } from '../../../testing/testApp';
import { aCitySearch, searchAll } from '../testing/findRoom';
import { aPrebooking } from '../testing/prebookings';

/** Tests all calls of a browser while the vendor's stand-in quotes in euros and the exchange rate expires. */
const folder = mkdtempSync(join(tmpdir(), 'euros-'));
const file = join(folder, 'rates.json');
const day = today();
let sandbox: Sandbox;
let test: TestApp;
let gateway: FakeGateway;
beforeAll(async () => {
  writeFileSync(file, JSON.stringify({ EUR: { rate: '1005.00', day } }));
  sandbox = await createSandbox({ now: () => test?.deps.clock() ?? new Date(), isSteady: true });
  gateway = createFakeGateway();
  test = await startTestApp({
    gateway,
    config: {
      hotelbeds: { url: sandbox.url, photosUrl: null, ...SANDBOX_CREDENTIALS },
      exchange: { file, limitDays: 4, isDemo: false },
    },
  });
  await fetch(`${sandbox.url}/control/quotes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ supplier: 'HB', currency: 'EUR' }),
  });
});
afterAll(async () => {
  await test.close();
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const ROOMS = [{ adults: 2, childrens: [] }];
const searchBody = (first: string) => ({
  ...aCitySearch(addDays(first, 60), addDays(first, 62)),
  should_coin_convert: true,
  coin_convert_to: 'COP',
});
const browse = () => openBrowser(test.app, 'localhost');
const rowOf = async (id: string) =>
  (
    await test.deps.db.query<{ supplier_data: { quoted?: unknown } }>(
      'select supplier_data from bookings where id = $1',
      [id],
    )
  )[0];

it('sells a request in euros in pesos, stores the rate of the day, and refunds at that rate', async () => {
  const browser = browse();
  const { data } = await searchAll(browser, searchBody(day));
  expect(data.hotels.length).toBeGreaterThan(20);
  const [tariff, hotelCode] = await (async () => {
    for (const hotel of data.hotels) {
      const body = { sessionCode: data.sessionCode, hotelCode: hotel.hotelCode, rooms: ROOMS };
      const { rooms } = hotelDetailsResponseSchema.parse(
        (await browser.postJson('/api/hotels/details', body)).json(),
      ).data;
      const free = rooms
        .flatMap(({ tariffs }) => tariffs)
        .find(({ cancellation }) => cancellation.refundable);
      if (free) return [free, hotel.hotelCode] as const;
    }
    throw new Error('nothing can be cancelled');
  })();
  const rate = { currency: 'EUR', rate: '1005.00', day };
  expect(tariff.price_breakdown.exchange_rate).toEqual(rate);

  // The exchange rate changes while the traveller fills in the form. The tariff is still sold as displayed.
  writeFileSync(file, JSON.stringify({ EUR: { rate: '1040', day } }));
  test.advance(4000);
  expect(test.deps.exchange.rateOf('EUR')?.rate).toBe('1040');
  const { accepts } = aPrebooking();
  const reply = await browser.postJson(
    '/api/hotels/prebookings',
    aPrebooking({
      sessionCode: data.sessionCode,
      hotelCode,
      productCode: tariff.productCode,
      from: data.checkin,
      to: data.checkout,
      expected_total: tariff.total,
      accepts: { ...accepts, cancellation_policy_hash: tariff.cancellation_policy_hash },
    }),
    { 'idempotency-key': randomUUID() },
  );
  expect([reply.statusCode, reply.json().errors]).toEqual([201, undefined]);
  const { id } = reply.json().data.booking;
  expect((await rowOf(id))?.supplier_data.quoted).toMatchObject({
    original: { currency: 'EUR' },
    rate,
  });

  const payment = await browser.postJson(
    '/api/payments',
    { bookingId: id },
    { 'idempotency-key': randomUUID() },
  );
  const { reference } = payment.json().data;
  gateway.settle(reference, 'APPROVED');
  test.advance(4000);
  await browser.get(`/api/payments/${reference}`);
  const worker = test.deps.sales.checkout.createWorker();
  while ((await worker.runDue()) > 0);
  const booking = (await browser.get(`/api/bookings/${id}`)).json().data;
  expect(booking).toMatchObject({
    status: 'OK',
    total: tariff.total,
    price_breakdown: { exchange_rate: rate },
  });
  const voucher = await browser.get(`/api/bookings/${id}/documents/voucher.pdf`);
  expect((await readPdf(voucher.rawPayload)).text).toContain('1 EUR = $');

  // The exchange rate of another day does not change the refund, which equals the payment.
  writeFileSync(file, JSON.stringify({ EUR: { rate: '1100', day: addDays(day, 1) } }));
  test.advance(12 * 3_600_000);
  const cancelled = await browser.postJson(
    `/api/bookings/${id}/cancellations`,
    { mode: 'CANCELLATION', expected_penalty: 0 },
    { 'idempotency-key': randomUUID() },
  );
  expect(cancelled.json().data.quote).toMatchObject({
    penalty: 0,
    refund: tariff.total,
  });
  while ((await worker.runDue()) > 0);
  expect((await browser.get(`/api/bookings/${id}`)).json().data.status).toBe('CANCEL');
});

it('hides offers in euros once the exchange rate has expired, with a warning', async () => {
  test.advance(6 * 24 * 3_600_000);
  const { data, meta, warnings } = await searchAll(browse(), searchBody(today(test.deps.clock())));
  expect([data.hotels, meta.complete]).toEqual([[], true]);
  expect(warnings).toEqual([
    {
      code: 'CURRENCY_NOT_SOLD',
      title: 'Hoy no mostramos tarifas en euros: no tenemos una tasa de cambio al día.',
      detail: 'EUR',
    },
  ]);
});
