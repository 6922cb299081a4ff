import { flightSnapshotSchema } from '@tiquete/contracts';
import { problem } from '../testing/problemOf';
import { flightSaleOfSuite } from '../testing/flightSaleOfSuite';
import type { FlightBrowser } from '../testing/openFlightSale';

/** Tests changes that an airline makes to a sold flight, with the sandbox over HTTP. */
const sale = flightSaleOfSuite();
const HOUR = 3_600_000;
/**
 * Hours after the purchase when the legal right to withdraw has ended, so that a non-refundable fare is retained in full.
 */
const THREE_DAYS = 72 * HOUR;

const housekeep = async () => {
  for (const product of sale.test.deps.products) await product.housekeep?.();
};
const PASSWORD = 'clave-muy-larga-7';
let people = 0;
/** A traveller with an account, who sees the booking at any time. A guest's browser sees it for a day only. */
async function aTraveler() {
  const email = `viajera${(people += 1)}@viajes.test`;
  await sale.test.addUser('tiquete', email, PASSWORD);
  const browser = sale.guest();
  await browser.signIn(email, PASSWORD);
  return browser;
}
async function sold(browser: FlightBrowser, lastName = 'RESCHEDULED') {
  const { booking } = await sale.sold(
    browser,
    { source: 'NDC', fits: ({ fare_rules_short: rules }) => rules.refundable === false },
    { lastName },
  );
  sale.test.advance(THREE_DAYS);
  await housekeep();
  return booking;
}
const snapshotOf = async (browser: FlightBrowser, id: string) =>
  flightSnapshotSchema.parse((await sale.detail(browser, id)).snapshot);
const answer = (browser: FlightBrowser, id: string, change = '') =>
  browser.postJson(`/api/flights/bookings/${id}/schedule_changes`, { change, answer: 'ACCEPT' });
const quote = async (browser: FlightBrowser, id: string) =>
  (await browser.postJson(`/api/bookings/${id}/cancellations`, { mode: 'SIMULATION' })).json().data
    .quote;
const mailsAbout = async (code: string) =>
  (await sale.emails()).filter(({ subject }) => subject.includes(code) && /horario/.test(subject));

it('is reported once, with the old and new times, and changes nothing by itself', async () => {
  const browser = await aTraveler();
  const booking = await sold(browser);
  sale.test.advance(12 * HOUR);
  await housekeep();
  const { offer, schedule_change: change } = await snapshotOf(browser, booking.id);
  const [first] = offer.itineraries[0]?.segments ?? [];
  expect(change).toMatchObject({ actions: ['ACCEPT', 'REFUND'], penalty: 0, answer: null });
  expect(change?.flights).toHaveLength(offer.itineraries[0]?.segments.length ?? 0);
  expect(change?.flights[0]?.before.departs).toBe(first?.departure.at);
  const [mail, ...more] = await mailsAbout(booking.code);
  expect(more).toEqual([]);
  for (const at of [change?.flights[0]?.before.departs, change?.flights[0]?.after?.departs])
    expect(mail?.text).toContain(`, ${at?.slice(11, 16)} – `);
  expect(mail?.text).toContain('acéptalo en el detalle de tu reserva');
});

it('is accepted at the vendor and then stored in the booking', async () => {
  const browser = await aTraveler();
  const booking = await sold(browser);
  const { schedule_change: change } = await snapshotOf(browser, booking.id);
  expect(problem(await answer(sale.guest(), booking.id, change?.id))[0]).toBe(404);
  expect(problem(await answer(browser, booking.id, 'aic_other'))[0]).toBe(404);
  expect((await answer(browser, booking.id, change?.id)).json()).toEqual({ data: { done: true } });
  expect((await answer(browser, booking.id, change?.id)).statusCode).toBe(200);
  const after = await snapshotOf(browser, booking.id);
  expect(after.schedule_change?.answer).toBe('ACCEPTED');
  expect(after.offer.itineraries).toEqual(change?.itineraries);
  const detail = await sale.detail(browser, booking.id);
  expect(detail.date_from).toBe(change?.itineraries?.[0]?.departureDate);
  expect(detail.events.map(({ text }: { text: string }) => text)).toContain(
    'Aceptaste el horario nuevo de tu vuelo.',
  );
  // An accepted change is no longer a reason for a refund.
  expect(await quote(browser, booking.id)).toMatchObject({ penalty: detail.total });
  sale.test.advance(12 * HOUR);
  await housekeep();
  expect(await mailsAbout(booking.code)).toHaveLength(1);
});

it('refunds the whole price, by cancelling the booking, when the airline refunds it', async () => {
  const browser = await aTraveler();
  const booking = await sold(browser);
  const { total, cancellation_now: now } = await sale.detail(browser, booking.id);
  expect(now).toMatchObject({ penalty: 0, refund: total });
  expect(await quote(browser, booking.id)).toMatchObject({ penalty: 0, refund: total });
  const cancelled = await browser.postJson(
    `/api/bookings/${booking.id}/cancellations`,
    { mode: 'CANCELLATION', expected_penalty: 0 },
    { 'idempotency-key': `cancel-${booking.id}` },
  );
  expect(cancelled.statusCode).toBe(200);
  await sale.work();
  const detail = await sale.detail(browser, booking.id);
  expect([detail.status, detail.refunds.map(({ amount }) => amount)]).toEqual(['CANCEL', [total]]);
  const { schedule_change: change } = await snapshotOf(browser, booking.id);
  expect(problem(await answer(browser, booking.id, change?.id))[1]).toBe('SCHEDULE_CHANGE_OVER');
});

it('sends no mail about an unchanged flight, and reads the order at the vendor again only after six hours', async () => {
  const browser = await aTraveler();
  const booking = await sold(browser, 'Gómez Ruiz');
  expect((await snapshotOf(browser, booking.id)).schedule_change).toBeUndefined();
  const readAt = async () =>
    (
      await sale.test.deps.db.query<{ at: string }>(
        "select supplier_data->>'scheduleReadAt' as at from bookings where id = $1",
        [booking.id],
      )
    )[0]?.at;
  const before = await readAt();
  sale.test.advance(5 * HOUR);
  await housekeep();
  expect(await readAt()).toBe(before);
  sale.test.advance(2 * HOUR);
  await housekeep();
  expect(await readAt()).not.toBe(before);
});

it('reads the order of a booking behind a hundred bookings whose reading fails', async () => {
  const browser = await aTraveler();
  const booking = await sold(browser, 'Gómez Ruiz');
  const { db } = sale.test.deps;
  await db.query(
    `insert into bookings select (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'code', 'LOST' || translate((1000 + n)::text, '01', 'AB'),
       'intent', null, 'supplier_locator', 'ord_lost_' || n, 'created_at', b.created_at - interval '1 day',
       'supplier_data', b.supplier_data - 'scheduleReadAt' - 'scheduleTriedAt'))).*
     from bookings b, generate_series(1, 100) n where b.id = $1`,
    [booking.id],
  );
  const counts = async () =>
    (
      await db.query(
        `select count(*) filter (where supplier_data ? 'scheduleTriedAt')::int as tried,
           count(*) filter (where (supplier_data->>'scheduleReadAt')::timestamptz = $1)::int as read
         from bookings where code like 'LOST%' or id = $2`,
        [sale.test.deps.clock(), booking.id],
      )
    )[0];
  sale.test.advance(7 * HOUR);
  await housekeep();
  expect(await counts()).toEqual({ tried: 101, read: 1 });
  await db.query("delete from bookings where code like 'LOST%'");
});

it('opens a case for a change that cannot be read until it can be read, and sends no mail', async () => {
  const browser = await aTraveler();
  const booking = await sold(browser, 'UNTIMED');
  expect((await snapshotOf(browser, booking.id)).schedule_change).toBeUndefined();
  const cases = () =>
    sale.test.deps.db.query<{ state: string; data: object }>(
      "select state, data from cases where kind = 'SCHEDULE_CHANGE' and booking_id = $1",
      [booking.id],
    );
  expect(await cases()).toMatchObject([
    { state: 'OPEN', data: { supplier: 'NDC', unreadable: [expect.stringMatching(/^aic_/)] } },
  ]);
  sale.test.advance(12 * HOUR);
  await housekeep();
  expect([(await cases()).length, await mailsAbout(booking.code)]).toEqual([1, []]);
  // An answer that cannot be read may contain a change, so it opens a case too.
  await sale.stage({ target: 'ndcGet', mode: 'truncated', times: 50 });
  sale.test.advance(12 * HOUR);
  await housekeep();
  await sale.clearFaults();
  expect(await cases()).toMatchObject([{ state: 'OPEN' }]);
});

it('opens a case when no flight replaces a sold one, and closes it when the booking ends', async () => {
  const browser = await aTraveler();
  const booking = await sold(browser, 'DROPPED');
  const { schedule_change: change } = await snapshotOf(browser, booking.id);
  expect(change).toMatchObject({ actions: ['REFUND'], itineraries: null });
  const cases = () =>
    sale.test.deps.db.query<{ state: string; data: object }>(
      "select state, data from cases where kind = 'SCHEDULE_CHANGE' and booking_id = $1",
      [booking.id],
    );
  expect(await cases()).toMatchObject([
    { state: 'OPEN', data: { supplier: 'NDC', change: change?.id, actions: ['REFUND'] } },
  ]);
  expect(problem(await answer(browser, booking.id, change?.id))[1]).toBe('SCHEDULE_CHANGE_OVER');
  await browser.postJson(
    `/api/bookings/${booking.id}/cancellations`,
    { mode: 'CANCELLATION', expected_penalty: 0 },
    { 'idempotency-key': `cancel-${booking.id}` },
  );
  // The airline may reject the cancellation. The booking stays in force until the airline agrees.
  const setState = (state: string) =>
    sale.test.deps.db.query('update bookings set state = $2 where id = $1', [booking.id, state]);
  await sale.work();
  await setState('CANCEL_UNKNOWN');
  await housekeep();
  expect(await cases()).toMatchObject([{ state: 'OPEN' }]);
  await setState('CANCELLED');
  await housekeep();
  expect(await cases()).toMatchObject([{ state: 'RESOLVED' }]);
});
