import { addDays, today } from '@tiquete/domain';
import type { FlightQuery, FlightExtra } from '../products/flights/ports';
import { familyQuery } from './flightContract';
import { familyPassengers } from './testing/familyPassengers';
import { rateFor } from './testing/inCurrency';
import { openForeign, stayIn } from './testing/openForeign';

/**
 * Exchange rates of the test. The stand-ins quote at 100 pesos per unit, so at this rate every price equals its price in
 * pesos.
 */
const exchange = { rateOf: rateFor('100', 'GBP') };
const signal = new AbortController().signal;
let started: Awaited<ReturnType<typeof openForeign>>;
beforeAll(async () => {
  started = await openForeign(exchange);
});
afterAll(() => started.close());
afterEach(() => started.reset());
const RATE = { currency: 'EUR', rate: '100', day: '2027-01-10' };

describe.each(['HB', 'DO'] as const)('%s in euros', (code) => {
  it('costs the same as in pesos, can be booked, and has a penalty in euros', async () => {
    const supplier = started.hotels[code];
    const prices = async () =>
      (await supplier.search(stayIn, signal)).map((hotel) => [
        hotel.hotelCode,
        hotel.min_rate,
        hotel.pay_at_hotel_amount,
        hotel.free_cancellation_rate,
      ]);
    const inPesos = await prices();
    await started.quoteIn(code, 'EUR');
    expect(await prices()).toEqual(inPesos);

    const free = inPesos.find(([, , , rate]) => rate !== null);
    const stay = { ...stayIn, hotelCode: String(free?.[0]) };
    const { rates } = await supplier.details(stay, signal);
    const shown = rates.find(({ cancellation }) => !cancellation.refundable) ?? rates[0];
    expect(shown?.quoted).toMatchObject({ original: { currency: 'EUR' }, rate: RATE });
    expect(shown?.price_breakdown.exchange_rate).toEqual(RATE);
    const checked = await supplier.recheck(shown?.key ?? '', stay, signal);
    if (checked.kind === 'gone') throw new Error('gone');
    const { rate } = checked;
    expect(rate.total).toBe(shown?.total);
    expect(Number(rate.quoted?.original.amount) * 100).toBeCloseTo(rate.total, 0);
    const booked = await supplier.book(
      {
        reference: `TQEUR${code}${Date.now() % 1_000_000}`,
        key: rate.key,
        total: rate.total,
        stay,
        holder: { name: 'Marta', lastname: 'Gómez' },
        guests: [
          { room: 1, type: 'AD', name: 'Marta', lastname: 'Gómez', age: 41 },
          { room: 1, type: 'AD', name: 'Luis', lastname: 'Pardo', age: 39 },
          { room: 1, type: 'CH', name: 'Eva', lastname: 'Pardo', age: 7 },
        ],
        remark: '',
      },
      signal,
    );
    if (booked.kind !== 'yes') throw new Error(JSON.stringify(booked));
    const cancelled = await supplier.cancel(booked.locator, 'CANCELLATION', signal);
    if (cancelled.kind !== 'yes') throw new Error(cancelled.kind);
    expect(cancelled.penalty?.currency).toBe('EUR');
    expect(Number(cancelled.penalty?.amount) * 100).toBeCloseTo(
      rate.cancellation.timeline[0]?.penalty_amount ?? -1,
      0,
    );
  });

  it('is not sold in pounds without a rate, and warns about it', async () => {
    await started.quoteIn(code, 'GBP');
    const unsold = new Set<string>();
    expect(
      await started.hotels[code].search(stayIn, signal, (currency) => unsold.add(currency)),
    ).toEqual([]);
    expect([...unsold]).toEqual(['GBP']);
  });
});

describe.each(['GDS', 'NDC'] as const)('%s in euros', (code) => {
  const query: FlightQuery = familyQuery('BOG', 'MIA', addDays(today(), 60));

  it('costs the same as in pesos with seats and bags, and is held, ticketed and, where the supplier allows it, voided', async () => {
    const supplier = started.flights[code];
    const prices = async () =>
      (await supplier.search(query, signal)).offers.map(({ totalPrice }) => totalPrice);
    const inPesos = await prices();
    await started.quoteIn(code, 'EUR');
    const { offers } = await supplier.search(query, signal);
    expect(offers).toHaveLength(inPesos.length);
    offers.forEach(({ totalPrice }, index) =>
      expect(Math.abs(totalPrice - (inPesos[index] ?? 0))).toBeLessThanOrEqual(30),
    );
    const offer = offers.find(({ hold_until }) => hold_until !== null);
    if (!offer) throw new Error('nothing can be held');
    expect(offer.quoted).toMatchObject({ original: { currency: 'EUR' }, rate: RATE });

    const plain = await supplier.price(offer, query.travelers, [], signal);
    if (plain.kind !== 'priced') throw new Error(plain.kind);
    expect(plain.priced.offer.totalPrice).toBe(offer.totalPrice);
    const [bag] = plain.priced.bags;
    const services: FlightExtra[] = bag
      ? [
          {
            kind: bag.kind,
            key: bag.key,
            segmentIds: bag.segmentIds,
            travelerId: bag.travelerIds[0] ?? '',
            quantity: 1,
            amount: bag.price,
          },
        ]
      : [];
    const priced = await supplier.price(plain.priced.offer, query.travelers, services, signal);
    if (priced.kind !== 'priced') throw new Error(priced.kind);
    expect(priced.priced.extrasTotal).toBe(bag?.price ?? 0);

    const order = {
      reference: `TQEUR${code}${Date.now() % 1_000_000}`,
      offer: priced.priced.offer,
      extras: priced.priced.extras,
      total: priced.priced.offer.totalPrice + priced.priced.extrasTotal,
      passengers: familyPassengers(query),
      contact: {
        firstName: 'Marta',
        lastName: 'Gómez',
        email: 'marta@viajes.test',
        phoneCountry: '57',
        phone: '3001234567',
      },
      holdUntil: null,
    };
    const { total } = order;
    expect(await supplier.hold({ ...order, total: Math.floor(total * 0.9) }, signal)).toEqual({
      kind: 'no',
      reason: 'price-changed',
    });
    const held = await supplier.hold(order, signal);
    if (held.kind !== 'yes') throw new Error(JSON.stringify(held));
    expect(await supplier.book({ ...order, held: held.held }, signal)).toMatchObject({
      kind: 'yes',
    });
    const ticket = { ...order, locator: held.held };
    let issued = await supplier.issue(ticket, signal);
    while (issued.kind === 'unknown') {
      const found = await supplier.lookUpTickets(ticket, signal);
      issued = found.kind === 'not-found' ? { kind: 'unknown' } : found;
    }
    expect(issued.kind).toBe('yes');
    // Only the consolidator takes back tickets of the GDS.
    expect(await supplier.cancel(held.held, signal)).toEqual(
      code === 'GDS'
        ? { kind: 'no', isManual: true, reason: 'consolidator' }
        : { kind: 'yes', penalty: { amount: expect.stringMatching(/^\d/), currency: 'EUR' } },
    );
  });

  it('is not sold in pounds without a rate, and warns about it', async () => {
    await started.quoteIn(code, 'GBP');
    const unsold = new Set<string>();
    const { offers } = await started.flights[code].search(query, signal, (currency) =>
      unsold.add(currency),
    );
    expect([offers, [...unsold]]).toEqual([[], ['GBP']]);
  });
});
