import { randomUUID } from 'node:crypto';
import type { CancellationQuote, FlightOffer } from '@tiquete/contracts';
import ICAL from 'ical.js';
import { readPdf } from '../../../vouchers/testing/readPdf';
import { flightSaleOfSuite } from '../testing/flightSaleOfSuite';
import type { FlightBrowser } from '../testing/openFlightSale';
import { takeTicketsBack } from '../testing/takeTicketsBack';
import { problem } from '../testing/problemOf';

/** Tests the life of a booked flight: held, paid, ticketed, cancelled, with the sandbox over HTTP. */
const sale = flightSaleOfSuite();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const isHeld = ({ hold_until }: FlightOffer) => hold_until !== null;
const SOURCES = [['GDS'], ['NDC']] as const;
const statusOf = async (browser: FlightBrowser, id: string) => {
  const { status, course, supplier_locator } = await sale.detail(browser, id);
  return [status, course, supplier_locator === null];
};
const refundsOf = async (browser: FlightBrowser, id: string) =>
  (await sale.detail(browser, id)).refunds.map(({ amount }) => amount);

describe('a hold', () => {
  it.each(SOURCES)(
    'of %s exists before anything can be paid, and is released unpaid',
    async (source) => {
      const browser = sale.guest();
      const { booking } = await sale.book(browser, { source, fits: isHeld });
      expect(await statusOf(browser, booking.id)).toEqual(['COTIZED', null, true]);
      const early = await browser.postJson(
        '/api/payments',
        { bookingId: booking.id },
        { 'idempotency-key': randomUUID() },
      );
      expect(problem(early)).toEqual([409, 'HOLD_PENDING', undefined]);
      await sale.work();
      expect(await sale.ordersOf(booking.code)).toEqual(['HELD']);
      await sale.workFor(40, 5);
      expect([await statusOf(browser, booking.id), await sale.ordersOf(booking.code)]).toEqual([
        ['CANCEL', null, true],
        ['CANCELLED'],
      ]);
    },
  );
  it.each(SOURCES)('that %s rejects ends the booking without a charge', async (source) => {
    const browser = sale.guest();
    const { booking } = await sale.book(browser, { source, fits: isHeld }, { lastName: 'SOLDOUT' });
    await sale.work();
    expect([await statusOf(browser, booking.id), await sale.ordersOf(booking.code)]).toEqual([
      ['CANCEL', null, true],
      [],
    ]);
    const late = await browser.postJson(
      '/api/payments',
      { bookingId: booking.id },
      { 'idempotency-key': randomUUID() },
    );
    expect(problem(late)[1]).toBe('BOOKING_REJECTED');
  });
  it('whose answer was lost is found where the vendor can be queried, and ticketed', async () => {
    const browser = sale.guest();
    const { booking } = await sale.book(browser, { source: 'NDC', fits: isHeld });
    await sale.stage({ target: 'ndcOrder', mode: 'resetAfter', times: 1 });
    await sale.workFor(2);
    expect(await sale.ordersOf(booking.code)).toEqual(['HELD']);
    await sale.pay(browser, booking.id);
    await sale.work();
    expect([await statusOf(browser, booking.id), await sale.ordersOf(booking.code)]).toEqual([
      ['OK', null, false],
      ['TICKETED'],
    ]);
  });
  it('is awaited when the vendor accepts it now and makes it later, and is never ordered twice', async () => {
    const browser = sale.guest();
    const { booking } = await sale.book(
      browser,
      { source: 'NDC', fits: isHeld },
      { lastName: 'ACCEPTED' },
    );
    await sale.workFor(5);
    expect(await sale.ordersOf(booking.code)).toEqual(['HELD']);
    await sale.pay(browser, booking.id);
    await sale.work();
    expect([await statusOf(browser, booking.id), await sale.ordersOf(booking.code)]).toEqual([
      ['OK', null, false],
      ['TICKETED'],
    ]);
  });
  it('whose answer was lost and cannot be looked up expires unpaid', async () => {
    const browser = sale.guest();
    const { booking } = await sale.book(browser, { fits: isHeld });
    await sale.stage({ target: 'gdsOrder', mode: 'resetAfter', times: 1 });
    await sale.workFor(10);
    expect(await statusOf(browser, booking.id)).toEqual(['COTIZED', 'HOLDING', true]);
    await sale.workFor(90, 5);
    expect([await statusOf(browser, booking.id), await sale.ordersOf(booking.code)]).toEqual([
      ['CANCEL', null, true],
      ['CANCELLED'],
    ]);
  });
});

it('is not needed for an offer without one, which is ordered right after the payment', async () => {
  const browser = sale.guest();
  const { booking } = await sale.book(browser, {
    // Every airline that flies to Pasto offers holds.
    ways: [['BOG', 'MDE']],
    source: 'NDC',
    fits: (offer) => !isHeld(offer),
  });
  await sale.work();
  expect(await sale.ordersOf(booking.code)).toEqual([]);
  await sale.pay(browser, booking.id);
  await sale.work();
  expect([await statusOf(browser, booking.id), await sale.ordersOf(booking.code)]).toEqual([
    ['OK', null, false],
    ['TICKETED'],
  ]);
});

it('waits for tickets that come late', async () => {
  const browser = sale.guest();
  const { booking } = await sale.sold(browser, {}, { lastName: 'LATETICKET' });
  expect(await statusOf(browser, booking.id)).toEqual(['COTIZED', 'CONFIRMING', false]);
  await sale.workFor(100, 5);
  expect([
    await statusOf(browser, booking.id),
    await sale.ordersOf(booking.code),
    await refundsOf(browser, booking.id),
  ]).toEqual([['OK', null, false], ['TICKETED'], []]);
});

it('refunds everything when no ticket is issued', async () => {
  const browser = sale.guest();
  const { booking, prebooking } = await sale.sold(browser, {}, { lastName: 'NOTICKET' });
  await sale.workFor(5);
  expect((await sale.detail(browser, booking.id)).status).toBe('CANCEL');
  expect(await refundsOf(browser, booking.id)).toEqual([prebooking.offer.totalPrice]);
  expect(await sale.ordersOf(booking.code)).not.toContain('TICKETED');
});

describe('cancelling', () => {
  const request = async (browser: FlightBrowser, id: string): Promise<CancellationQuote> =>
    (await browser.postJson(`/api/bookings/${id}/cancellations`, { mode: 'SIMULATION' })).json()
      .data.quote;
  const cancel = (browser: FlightBrowser, id: string, expected_penalty: number) =>
    browser.postJson(
      `/api/bookings/${id}/cancellations`,
      { mode: 'CANCELLATION', expected_penalty },
      { 'idempotency-key': randomUUID() },
    );

  /** Only the consolidator can refund tickets of the GDS. Until it does, the agreed penalty applies. */
  const leaveToPerson = async (
    browser: FlightBrowser,
    { id, code }: { id: string; code: string },
  ): Promise<void> => {
    expect(await statusOf(browser, id)).toEqual(['OK', 'CANCEL_REVIEWING', false]);
    const cases = await sale.test.deps.db.query(
      "select state, data->>'reason' as reason from cases where kind = 'CANCEL_UNKNOWN' and booking_id = $1",
      [id],
    );
    expect(cases).toEqual([{ state: 'OPEN', reason: 'consolidator' }]);
    await takeTicketsBack(sale.sandbox.url, code);
    await sale.workFor(90, 5);
  };
  it.each(SOURCES)(
    'within two days follows the legal right to withdraw under any fare terms: %s',
    async (source) => {
      const browser = sale.guest();
      const {
        booking,
        prebooking: { offer, retracto },
      } = await sale.sold(browser, { source });
      sale.test.advance(20 * HOUR);
      const quote = await request(browser, booking.id);
      const penalty = Math.min(60_000, Math.floor(offer.price.base / 10));
      expect(quote).toMatchObject({
        is_cancellable: true,
        right: 'RETRACTO',
        has_own_withdrawal: true,
        penalty: penalty,
        refund: offer.totalPrice - penalty,
      });
      expect(retracto.max_penalty).toBe(penalty);
      expect((await cancel(browser, booking.id, penalty)).json().data.quote).toMatchObject({
        right: 'RETRACTO',
        penalty: penalty,
      });
      await sale.workFor(3);
      if (source === 'GDS') await leaveToPerson(browser, booking);
      expect([
        (await sale.detail(browser, booking.id)).status,
        await refundsOf(browser, booking.id),
      ]).toEqual(['CANCEL', [offer.totalPrice - penalty]]);
      expect(await sale.ordersOf(booking.code)).not.toContain('TICKETED');
    },
  );
  it("later follows the fare's terms, and is impossible after the departure", async () => {
    // The account sees its booking at any time; a guest's browser only for a day.
    await sale.test.addUser('tiquete', 'ana@viajes.test', 'clave-de-ana-1');
    const signedIn = async () => {
      const own = sale.guest();
      await own.signIn('ana@viajes.test', 'clave-de-ana-1');
      return own;
    };
    const browser = await signedIn();
    const {
      booking,
      prebooking: { offer, cancellation },
    } = await sale.sold(browser, {
      tariff: ({ fare_rules_short: { refundable, refund_penalty } }) =>
        refundable === true && refund_penalty !== null,
    });
    sale.test.advance(49 * HOUR);
    const [step, last] = cancellation.timeline;
    expect(await request(browser, booking.id)).toMatchObject({
      right: 'FARE',
      penalty: step?.penalty_amount,
      refund: step?.refund_amount,
    });
    expect(step?.penalty_amount).toBeGreaterThanOrEqual(39_000);
    const departure = Date.parse(last?.from ?? '') + 24 * HOUR;
    sale.test.advance(departure - sale.test.deps.clock().getTime() - 23 * HOUR);
    expect(await request(await signedIn(), booking.id)).toMatchObject({
      is_cancellable: true,
      right: null,
      penalty: offer.totalPrice,
      refund: 0,
    });
    sale.test.advance(23 * HOUR);
    expect(await request(await signedIn(), booking.id)).toMatchObject({
      is_cancellable: false,
      reason: 'STARTED',
    });
  });
});

it('sends a mail with the airline’s locator and the itinerary', async () => {
  const browser = sale.guest();
  const { booking } = await sale.sold(browser);
  const { supplier_locator: locator } = await sale.detail(browser, booking.id);
  const emails = (await sale.emails()).filter(({ subject }) => subject.includes(booking.code));
  const issued = emails.find(({ subject }) => subject.startsWith('Reserva confirmada'));
  expect(issued?.subject).toContain('Vuelo Bogotá – Pasto, ida y vuelta');
  expect(issued?.text).toMatch(new RegExp(`Localizador[^]*${locator ?? 'none'}`));
  expect(issued?.text).toMatch(/Tiquetes[^]*\d{13}/);
  expect(issued?.attachments.map(({ name }) => name)).toContain(`voucher-${booking.code}.pdf`);
  expect(JSON.stringify(emails.map(({ text }) => text))).not.toMatch(/1020304050/);
});

it('offers the itinerary with its tickets, and each flight in local time for a calendar', async () => {
  const browser = sale.guest();
  const {
    booking,
    prebooking: { offer },
  } = await sale.sold(browser, {
    ways: [
      ['BOG', 'MAD'],
      ['MAD', 'BOG'],
    ],
    days: 70,
  });
  const pdf = await browser.get(`/api/bookings/${booking.id}/documents/voucher.pdf`);
  const { text } = await readPdf(pdf.rawPayload);
  const { supplier_locator: locator, snapshot } = await sale.detail(browser, booking.id);
  const {
    confirmation: { tickets },
  } = snapshot as { confirmation: { tickets: { documentNumber: string }[] } };
  for (const words of [
    'Itinerario y recibo de vuelo',
    'Ida: Bogotá – Madrid',
    'Regreso: Madrid – Bogotá',
    locator ?? '',
    tickets[0]?.documentNumber ?? '',
    'Tarifa administrativa',
    'pasaporte vigente',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/AV123450|Se paga en el destino/);
  const calendar = new ICAL.Component(
    ICAL.parse((await browser.get(`/api/bookings/${booking.id}/documents/calendar.ics`)).body),
  );
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const segments = offer.itineraries.flatMap((itinerary) => itinerary.segments);
  expect(
    events.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()]),
  ).toEqual(segments.map(({ departure, arrival }) => [departure.at, arrival.at]));
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(segments.length);
  const minutes = events.map(
    ({ startDate, endDate }) =>
      (endDate.toJSDate().getTime() - startDate.toJSDate().getTime()) / MINUTE,
  );
  expect(minutes).toEqual(segments.map(({ durationMinutes }) => durationMinutes));
});

it('writes no document, address or supplier’s key into the log', () => {
  expect(sale.test.logged()).not.toMatch(/1020304050|AV123450|marta@viajes|"key":/);
});
