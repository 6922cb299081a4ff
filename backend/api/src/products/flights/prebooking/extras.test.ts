import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FlightOffer } from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import { flightSaleOfSuite } from '../testing/flightSaleOfSuite';
import type { FlightBrowser } from '../testing/openFlightSale';
import { flightKeyOf, pricedWithSeat } from '../testing/pricedWithSeat';
import { problem } from '../testing/problemOf';

/** Tests seats and bags bought with a flight, with the sandbox over HTTP. */
const folder = mkdtempSync(join(tmpdir(), 'seats-'));
const file = join(folder, 'rates.json');
const writeRate = (rate: string) =>
  writeFileSync(file, JSON.stringify({ EUR: { rate, day: today() } }));
writeRate('4000');
const sale = flightSaleOfSuite({ exchange: { file, limitDays: 4, isDemo: false } });
afterAll(() => rmSync(folder, { recursive: true }));

const isHeld = ({ hold_until }: FlightOffer) => hold_until !== null;
/**
 * True for an offer with two seats left at its price. Some days' cheapest flight has only one, and the price rises when that
 * is taken.
 */
const hasRoomForTwo = ({ numberOfBookableSeats }: FlightOffer) => numberOfBookableSeats >= 2;
const SOURCES = [['GDS'], ['NDC']] as const;

describe('seats and bags', () => {
  /** Puts a seat and a bag into the cart, without booking. */
  const chosen = async (browser: FlightBrowser, source: 'GDS' | 'NDC') => {
    const { prebooking, data, item, seat } = await pricedWithSeat(sale, browser, {
      source,
      fits: (offer) =>
        isHeld(offer) && hasRoomForTwo(offer) && offer.includedCheckedBags.quantity === 0,
    });
    const bag = data.optionals.find(({ kind }) => kind === 'BAGS');
    const items = [
      item,
      ...(bag ? [{ code: bag.code, quantity: 1, passenger_ids: ['1'], segment_ids: [] }] : []),
    ];
    const reply = await sale.putCart(browser, prebooking.prebookingId, items);
    expect([reply.statusCode, reply.json().errors]).toEqual([200, undefined]);
    return { prebooking, data, item, seat, bag, cart: reply.json().data.cart };
  };

  it.each(SOURCES)(
    'of %s are chosen at our own prices, paid and ordered with the flight',
    async (source) => {
      const browser = sale.guest();
      const { prebooking, seat, bag, cart, data } = await chosen(browser, source);
      expect(data.optionals.every(({ selected }) => !selected)).toBe(true);
      expect(cart).toMatchObject({
        version: 1,
        subtotal: seat.price + (bag?.price ?? 0),
        booking_total: prebooking.offer.totalPrice,
        grand_total: prebooking.offer.totalPrice + seat.price + (bag?.price ?? 0),
      });
      const reply = await sale.send(browser, sale.bodyOf(prebooking, {}, cart));
      expect([reply.statusCode, reply.json().errors]).toEqual([201, undefined]);
      const { booking } = reply.json().data;
      await sale.work();
      await sale.pay(browser, booking.id);
      await sale.work();
      const detail = await sale.detail(browser, booking.id);
      expect(detail).toMatchObject({ status: 'OK', total: cart.grand_total, optionals_total: 0 });
      expect(detail.price_breakdown.fees).toContainEqual({
        name: expect.stringContaining(`Silla ${seat.number}`),
        amount: seat.price,
      });
      expect((detail.snapshot as { services: object[] }).services).toHaveLength(bag ? 2 : 1);
    },
  );
  it('are changed only with the current version of the cart', async () => {
    const browser = sale.guest();
    const { prebooking, item, cart } = await chosen(browser, 'GDS');
    const late = await sale.putCart(browser, prebooking.prebookingId, [item], 0);
    expect([problem(late), late.json().meta.cart]).toEqual([
      [409, 'CART_VERSION', undefined],
      cart,
    ]);
    expect(problem(await sale.send(browser, sale.bodyOf(prebooking)))).toEqual([
      409,
      'CART_VERSION',
      '/cart_version',
    ]);
    expect(
      (await sale.putCart(browser, prebooking.prebookingId, [], 1)).json().data.cart,
    ).toMatchObject({ items: [], subtotal: 0, version: 2 });
    expect(
      problem(
        await sale.putCart(browser, prebooking.prebookingId, [{ ...item, code: 'inventada' }], 2),
      ),
    ).toEqual([409, 'SERVICE_UNAVAILABLE', '/items/0']);
  });
  it('in another currency are shown and bought at the rate of their offer, also after a change of the rate', async () => {
    const quotes = `${sale.sandbox.url}/control/quotes`;
    await fetch(quotes, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ supplier: 'GDS', currency: 'EUR' }),
    });
    const browser = sale.guest();
    const { prebooking, cart } = await chosen(browser, 'GDS');
    writeRate('4400');
    sale.test.advance(60_000);
    expect(sale.test.deps.exchange.rateOf('EUR')?.rate).toBe('4400');
    const reply = await sale.send(browser, sale.bodyOf(prebooking, {}, cart));
    const shown = await sale.choose(browser, { source: 'GDS', days: 51 });
    writeRate('4100');
    sale.test.advance(60_000);
    const requested = await sale.prebook(browser, shown);
    await fetch(quotes, { method: 'DELETE' });
    expect(requested.json().data).toMatchObject({
      price: { current: shown.offer.totalPrice },
      offer: { exchange_rate: { rate: '4400' } },
    });
    expect([reply.statusCode, reply.json().errors]).toEqual([201, undefined]);
    const { total } = await sale.detail(browser, reply.json().data.booking.id);
    expect([prebooking.offer.exchange_rate?.rate, total]).toEqual(['4000', cart.grand_total]);
  });
  it.each(SOURCES)('that another buyer has taken are removed from the cart: %s', async (source) => {
    const [quick, slow] = [sale.guest(), sale.guest()];
    const mine = await chosen(slow, source);
    const other = await sale.priced(quick, {
      source,
      fits: (offer) => flightKeyOf(offer) === flightKeyOf(mine.prebooking.offer),
    });
    const { data } = await sale.extras(quick, other.prebookingId);
    const same = data.seat_maps
      ?.flatMap(({ segment_id, decks }) =>
        decks.flatMap(({ seats }) => seats.map((seat) => ({ segment_id, seat }))),
      )
      .find(
        ({ segment_id, seat }) =>
          segment_id === mine.item.segment_ids[0] && seat.number === mine.seat.number,
      );
    const taken = (
      await sale.putCart(quick, other.prebookingId, [
        { code: same?.seat.code, quantity: 1, passenger_ids: ['1'], segment_ids: [] },
      ])
    ).json().data.cart;
    expect(
      (await sale.send(quick, sale.bodyOf(other, { lastName: 'Pardo' }, taken))).statusCode,
    ).toBe(201);
    await sale.work();
    const refused = await sale.send(slow, sale.bodyOf(mine.prebooking, {}, mine.cart));
    expect([problem(refused), refused.json().errors[0].detail]).toEqual([
      [409, 'SERVICE_UNAVAILABLE', '/cart_version'],
      expect.stringContaining(`Silla ${mine.seat.number}`),
    ]);
    const { cart } = (await sale.extras(slow, mine.prebooking.prebookingId)).data;
    expect([cart.version, cart.items.some(({ kind }) => kind === 'SEATS')]).toEqual([2, false]);
    const sold = await sale.send(slow, sale.bodyOf(mine.prebooking, {}, cart));
    expect([sold.statusCode, sold.json().errors]).toEqual([201, undefined]);
  });
});

it('writes no document, address or key of the supplier into the log', () => {
  expect(sale.test.logged()).not.toMatch(/1020304050|AV123450|marta@viajes|"key":/);
});
