import { addDays, today } from '@tiquete/domain';
import { UnsoldCurrency } from '../lib/unsoldCurrency';
import type { ExchangeRates } from '../money/ports';
import type {
  FlightQuery,
  FlightSupplier,
  OfferedExtra,
  SupplierFlightOffer,
} from '../products/flights/ports';
import type { SupplierGuest } from '../products/hotels/ports';
import { familyQuery } from './flightContract';
import { familyPassengers } from './testing/familyPassengers';
import { rateFor } from './testing/inCurrency';
import { openForeign, stayIn } from './testing/openForeign';

/**
 * Exchange rate that each test sets. The stand-ins quote at 100 pesos per unit, so at this rate every price equals its price
 * in pesos.
 */
let rateOf = rateFor('100', 'GBP');
const exchange: ExchangeRates = { rateOf: (currency) => rateOf(currency) };
const signal = new AbortController().signal;
/** Ways in which an exchange rate may change between payment and booking. */
const LATER = [
  ['has moved', rateFor('150')],
  ['is too old', rateFor('100', 'EUR')],
] as const;
let started: Awaited<ReturnType<typeof openForeign>>;
beforeAll(async () => {
  started = await openForeign(exchange);
});
afterAll(() => started.close());
afterEach(async () => {
  rateOf = rateFor('100', 'GBP');
  await started.reset();
});

const guests: SupplierGuest[] = [
  { room: 1, type: 'AD', name: 'Marta', lastname: 'Gómez', age: 41 },
  { room: 1, type: 'AD', name: 'Luis', lastname: 'Pardo', age: 39 },
  { room: 1, type: 'CH', name: 'Eva', lastname: 'Pardo', age: 7 },
];
let count = Date.now() % 1_000_000;

describe.each(['HB', 'DO'] as const)('%s in euros', (code) => {
  it.each(LATER)('is booked at the paid price when the exchange rate %s', async (_, later) => {
    const supplier = started.hotels[code];
    await started.quoteIn(code, 'EUR');
    const [hotel] = await supplier.search(stayIn, signal);
    const stay = { ...stayIn, hotelCode: hotel?.hotelCode ?? '' };
    const { rates } = await supplier.details(stay, signal);
    const first = await supplier.recheck(rates[0]?.key ?? '', stay, signal);
    if (first.kind === 'gone') throw new Error('gone');
    const { total, quoted } = first.rate;
    rateOf = later;
    const again = await supplier
      .recheck(rates[0]?.key ?? '', stay, signal)
      .catch((error: unknown) => error);
    if (later('EUR')) expect(again).not.toMatchObject({ rate: { total } });
    else expect(again).toBeInstanceOf(UnsoldCurrency);

    const checked = await supplier.recheck(rates[0]?.key ?? '', stay, signal, {
      exchangeRate: quoted?.rate,
    });
    expect(checked).toMatchObject({ kind: 'priced', rate: { total, quoted } });
    const booked = await supplier.book(
      {
        reference: `TQKEPT${code}${(count += 1)}`,
        key: checked.kind === 'priced' ? checked.rate.key : '',
        total,
        stay,
        holder: { name: 'Marta', lastname: 'Gómez' },
        guests,
        remark: '',
        exchangeRate: quoted?.rate,
      },
      signal,
    );
    expect(booked.kind).toBe('yes');
  });
});

describe.each(['GDS', 'NDC'] as const)('%s in euros', (code) => {
  const query: FlightQuery = familyQuery('BOG', 'MIA', addDays(today(), 60));
  const anOrder = (offer: SupplierFlightOffer) => ({
    reference: `TQKEPT${code}${(count += 1)}`,
    offer,
    extras: [],
    total: offer.totalPrice,
    passengers: familyPassengers(query),
    contact: {
      firstName: 'Marta',
      lastName: 'Gómez',
      email: 'marta@viajes.test',
      phoneCountry: '57',
      phone: '3001234567',
    },
    holdUntil: null,
  });

  const pricesOf = (bags: readonly OfferedExtra[]) => bags.map(({ code, price }) => [code, price]);
  const seatPrices = async (supplier: FlightSupplier, offer: SupplierFlightOffer) =>
    (await supplier.seatMaps(offer, query.travelers, signal)).flatMap(({ map }) =>
      map.decks.flatMap(({ seats }) => seats.map(({ number, price }) => [number, price])),
    );

  it.each(LATER)(
    'is shown with seats and bags, ordered, held and ticketed at the paid price when the exchange rate %s',
    async (_, later) => {
      const supplier = started.flights[code];
      await started.quoteIn(code, 'EUR');
      const { offers } = await supplier.search(query, signal);
      const found = offers.find(({ hold_until }) => hold_until !== null);
      const { travelers } = query;
      const before = found && (await supplier.price(found, travelers, [], signal));
      if (before?.kind !== 'priced') throw new Error(before?.kind);
      const { offer, bags } = before.priced;
      const rate = offer.quoted?.rate;
      const seats = await seatPrices(supplier, offer);
      expect(seats.some(([, price]) => Number(price) > 0)).toBe(true);
      rateOf = later;
      expect(await seatPrices(supplier, offer)).toEqual(seats);
      const checked = await supplier.price(offer, travelers, [], signal, rate);
      if (checked.kind !== 'priced') throw new Error(checked.kind);
      expect(checked.priced.offer).toMatchObject({
        totalPrice: offer.totalPrice,
        quoted: offer.quoted,
      });
      expect(pricesOf(checked.priced.bags)).toEqual(pricesOf(bags));
      const paid = anOrder(checked.priced.offer);
      const held = await supplier.hold(paid, signal);
      if (held.kind !== 'yes') throw new Error(JSON.stringify(held));
      expect((await supplier.book({ ...paid, held: held.held }, signal)).kind).toBe('yes');
      const ticket = { ...paid, locator: held.held, rate };
      let issued = await supplier.issue(ticket, signal);
      while (issued.kind === 'unknown') {
        const seen = await supplier.lookUpTickets(ticket, signal);
        issued = seen.kind === 'not-found' ? { kind: 'no', reason: 'refused' } : seen;
      }
      expect(issued.kind).toBe('yes');
    },
  );
});
