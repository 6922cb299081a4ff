import type { BookingDraft, SoldBooking } from '../../../bookings/ports';
import { aPeople } from '../../../bookings/testing/builders';
import type { FlightOrderRequest, FlightSupplier, PricedOffer } from '../ports';
import { fakeFlightSupplier } from '../testing/fakeFlightSupplier';
import type { FlightSupplierData } from './supplierData';
import { createFlightSale } from './sale';
import { flightTerms } from '../prebooking/terms';
import { aTrip, anAdult, FEE, names, shown } from '../testing/bookings';

const signal = new AbortController().signal;
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const offer = aTrip({ hold_until: '2027-01-12T05:00:00.000Z' });
const seat = {
  kind: 'SEATS' as const,
  key: 'k',
  travelerId: '1',
  segmentIds: ['1'],
  quantity: 1,
  amount: 45_000,
};
const data = (changes: Partial<FlightSupplierData> = {}): FlightSupplierData => ({
  source: 'GDS',
  offer,
  travelers: [anAdult],
  services: [seat],
  fee: FEE,
  holdUntil: '2027-01-10T17:35:00.000Z',
  ...changes,
});
const people = aPeople();
const flyer = {
  ...people.passengers[0],
  room: null,
  details: {
    id: '1',
    birthDate: '1990-05-17',
    gender: 'FEMALE',
    document: { type: 'IDENTITY_CARD', number: '1032456789' },
    loyalty: [],
  },
};
const draft = (changes: Partial<BookingDraft> = {}): BookingDraft => ({
  id: 'b1',
  brandId: 'tiquete',
  reference: 'TQABCDEFGH23',
  total: 334_000,
  dateFrom: '2027-03-10',
  dateTo: '2027-03-17',
  supplier: 'GDS',
  supplierData: data(),
  people: {
    ...people,
    passengers: [flyer as BookingDraft['people']['passengers'][number]],
    contact: {
      firstName: 'Eva',
      lastName: 'Ríos',
      email: 'eva@viajes.test',
      phoneCountry: '57',
      phone: '3009998877',
    },
  },
  held: null,
  locator: null,
  madeAt: new Date('2027-01-10T17:00:00Z'),
  ...changes,
});
const selling = (sale: Partial<FlightSupplier>) =>
  createFlightSale({ suppliers: [{ ...fakeFlightSupplier(), ...sale }], log });
const priced = (rise = 0) => ({
  price: async () => ({
    kind: 'priced' as const,
    priced: {
      offer: {
        ...offer,
        key: 'fresh',
        price: { ...offer.price, grandTotal: offer.price.grandTotal + rise },
      },
      extras: [{ ...seat, key: 'fresh-seat' }],
      extrasTotal: 45_000,
    } as PricedOffer,
  }),
});

it('holds seats for the passengers at the price without our part, unless it must be paid at once', async () => {
  const orders: FlightOrderRequest[] = [];
  const product = selling({
    hold: async (order) => (orders.push(order), { kind: 'yes', held: 'ord_1', until: null }),
  });
  expect(await product.holds?.place(draft(), signal)).toMatchObject({ held: 'ord_1' });
  expect(orders).toMatchObject([
    {
      reference: 'TQABCDEFGH23',
      total: 295_000,
      extras: [seat],
      holdUntil: new Date('2027-01-10T17:35:00Z'),
      contact: { firstName: 'Eva', phone: '3009998877' },
      passengers: [
        {
          ...anAdult,
          firstName: 'Ana',
          lastName: 'Torres',
          birthDate: '1990-05-17',
          document: { number: '1032456789' },
        },
      ],
    },
  ]);
  expect([
    product.holds?.canHold?.(draft()),
    product.holds?.canHold?.({ supplierData: data({ holdUntil: null }) }),
  ]).toEqual([true, false]);
});

it('prices an offer without a hold again, and bears a small rise itself', async () => {
  const orders: FlightOrderRequest[] = [];
  const book: FlightSupplier['book'] = async (order) => (
    orders.push(order),
    { kind: 'yes', locator: 'ord_1' }
  );
  expect((await selling({ ...priced(), book }).book(draft(), signal)).kind).toBe('yes');
  expect((await selling({ ...priced(5900), book }).book(draft(), signal)).kind).toBe('yes');
  expect(orders.map(({ total, offer: { key }, extras }) => [total, key, extras[0]?.key])).toEqual([
    [295_000, 'fresh', 'fresh-seat'],
    [300_900, 'fresh', 'fresh-seat'],
  ]);
  expect(await selling({ ...priced(5901), book }).book(draft(), signal)).toEqual({
    kind: 'no',
    reason: 'price-changed',
  });
  expect(
    await selling({ price: async () => ({ kind: 'services-gone' }), book }).book(draft(), signal),
  ).toEqual({ kind: 'no', reason: 'sold-out' });
  expect(orders).toHaveLength(2);
});

it('prices again and issues tickets at the rate stored with the booking', async () => {
  const rate = { currency: 'EUR', rate: '4461.8', day: '2027-01-10' };
  const quoted = { original: { amount: '56.03', currency: 'EUR' }, rate };
  const paid = draft({ supplierData: data({ offer: { ...offer, quoted } }), locator: 'ord_1' });
  const price = jest.fn(priced().price);
  const done = async () => ({ kind: 'yes' as const, locator: 'ord_1' });
  const issue = jest.fn(done);
  const product = selling({ price, book: done, issue });
  await product.book(paid, signal);
  expect(price).toHaveBeenCalledWith(expect.anything(), [anAdult], [seat], signal, rate);
  await product.issues?.issue({ ...paid, locator: 'ord_1' }, signal);
  expect(issue).toHaveBeenCalledWith(expect.objectContaining({ rate }), signal);
});

it('lets the supplier decide when the price cannot be read, because nothing is ordered yet', async () => {
  const book: FlightSupplier['book'] = async ({ total }) => ({
    kind: 'no',
    reason: total === 295_000 ? 'refused' : 'price-changed',
  });
  const product = selling({ price: () => Promise.reject(new Error('timeout')), book });
  expect(await product.book(draft(), signal)).toEqual({ kind: 'no', reason: 'refused' });
});

describe('the right to withdraw', () => {
  const paidAt = new Date('2027-01-10T17:00:00Z');
  const sold = (penalty: number | null, over: object = {}): SoldBooking => {
    const flown = shown({
      ...offer,
      fare_rules_short: {
        changeable: false,
        change_penalty: null,
        refundable: penalty !== null,
        refund_penalty: penalty,
      },
    });
    return {
      total: 334_000,
      paidAt,
      snapshot: {
        offer: flown,
        dictionaries: names,
        fare_rules: [],
        is_international: false,
        services: [],
        hold_until: null,
      },
      ...over,
    };
  };
  const termsOf = (booking: SoldBooking, at: string) => {
    const now = new Date(at);
    const { offer: flown } = booking.snapshot as { offer: ReturnType<typeof shown> };
    const { timeline } = flightTerms(flown, 45_000, paidAt);
    const penalty =
      timeline.findLast(({ from }) => from === null || Date.parse(from) <= now.getTime())
        ?.penalty_amount ?? 0;
    return selling({}).termsAt?.(booking, now, {
      penalty,
      right: null,
      freeUntil: null,
      startsAt: new Date(0),
    });
  };

  it('refunds all but a tenth of the fare, including our fee and the seats', () => {
    expect(termsOf(sold(null), '2027-01-12T17:00:00Z')).toEqual({
      penalty: 20_000,
      right: 'RETRACTO',
      freeUntil: null,
      startsAt: new Date('2027-03-10T11:00:00Z'),
    });
  });
  it.each<[string, SoldBooking, string, { penalty: number; right: string | null }]>([
    [
      'two days after paying',
      sold(null),
      '2027-01-12T17:00:01Z',
      { penalty: 334_000, right: null },
    ],
    [
      'then by the fare',
      sold(100_000),
      '2027-01-12T17:00:01Z',
      { penalty: 184_000, right: 'FARE' },
    ],
    [
      'within a day of the departure',
      sold(100_000),
      '2027-03-09T11:00:00Z',
      { penalty: 334_000, right: null },
    ],
    [
      'before it was paid',
      sold(100_000, { paidAt: null }),
      '2027-01-10T17:00:00Z',
      { penalty: 184_000, right: 'FARE' },
    ],
  ])('ends: %s', (_, booking, at, terms) => expect(termsOf(booking, at)).toMatchObject(terms));
});
