import type { SupplierOutcome } from '../../../bookings/ports';
import { aSupplierRate } from '../../../suppliers/testing/aSupplierRate';
import { fakeSupplier } from '../../../suppliers/testing/fakeSupplier';
import { createHotelSale } from './sale';
import type { HotelSupplier, Rechecked, SupplierBooking } from '../ports';
import { aCustomer } from '../testing/prebookings';

const signal = new AbortController().signal;
const clock = () => new Date('2027-01-05T10:00:00Z');
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
const stay = {
  hotelCode: '1001',
  checkin: '2027-03-10',
  checkout: '2027-03-12',
  rooms: [
    { adults: 1, childrens: [4] },
    { adults: 1, childrens: [] },
  ],
  client_nationality: 'CO',
};
const person = {
  type: 'AD',
  name: 'Marta',
  lastname: 'Gómez',
  room: 1,
  age: 41,
  holder: true,
  document: '',
} as const;
const booking = {
  id: 'b1',
  brandId: 'tiquete',
  reference: 'TQABCDEFGH23',
  total: 700_001,
  dateFrom: stay.checkin,
  dateTo: stay.checkout,
  supplier: 'HB',
  supplierData: { key: 'k1', stay },
  held: null,
  locator: null,
  madeAt: new Date('2027-01-05T10:00:00Z'),
  people: {
    customer: aCustomer({ name: 'Empresa' }),
    remark: 'Cuna',
    passengers: [
      { ...person, name: 'Eva', type: 'CH' as const, age: 4, holder: false },
      person,
      { ...person, room: 2, name: 'Rosa' },
    ],
  },
};
const selling = (sale: Partial<HotelSupplier>) =>
  createHotelSale({
    suppliers: [fakeSupplier({ sale })],
    log,
    clock,
  });
const priced = (total: number) => ({
  recheck: async () => ({ kind: 'priced' as const, rate: aSupplierRate({ key: 'k2', total }) }),
});

it('re-checks the rate, then books it with the new key for the guests and their buyer', async () => {
  const orders: SupplierBooking[] = [];
  const outcome: SupplierOutcome = {
    kind: 'yes',
    locator: '1-4075658',
    supplierName: 'Hotel S.A.S.',
  };
  const book = async (one: SupplierBooking) => (orders.push(one), outcome);
  expect(await selling({ ...priced(690_000), book }).book(booking, signal)).toEqual(outcome);
  expect(orders).toMatchObject([
    {
      reference: 'TQABCDEFGH23',
      key: 'k2',
      total: 700_001,
      stay,
      remark: 'Cuna',
      holder: { name: 'Marta', lastname: 'Gómez' },
      guests: [
        { room: 1, type: 'CH', name: 'Eva', age: 4 },
        { room: 1, type: 'AD', name: 'Marta' },
        { room: 2, type: 'AD', name: 'Rosa' },
      ],
    },
  ]);
});
describe('terms as they were sold', () => {
  const rate = aSupplierRate({ key: 'k2' });
  const sold = {
    board: rate.board,
    cancellation: rate.cancellation,
    roomId: 'DBT.ST',
    atHotel: [],
  };
  const bookWith = async (now: Partial<Extract<Rechecked, { kind: 'priced' }>>) => {
    const book = jest.fn(async () => ({ kind: 'yes' as const, locator: 'L1' }));
    const outcome = await selling({
      recheck: async () => ({ kind: 'priced', rate, roomId: 'DBT.ST', atHotel: [], ...now }),
      book,
    }).book({ ...booking, supplierData: { key: 'k1', stay, sold } }, signal);
    return [outcome, book.mock.calls.length];
  };
  const refused = [{ kind: 'no', reason: 'terms-changed' }, 0];

  it('are booked when they are equal or better', async () => {
    const booked = [{ kind: 'yes', locator: 'L1' }, 1];
    expect(await bookWith({})).toEqual(booked);
    expect(await bookWith({ rate: { ...rate, board: 'AI' } })).toEqual(booked);
  });

  it.each<[string, Partial<Extract<Rechecked, { kind: 'priced' }>>]>([
    ['another room', { roomId: 'SGL.ST' }],
    ['another board', { rate: { ...rate, board: 'RO' } }],
    ['a charge at the hotel', { atHotel: [{ amount: '45000', currency: 'COP' }] }],
    [
      'no free cancellation',
      {
        rate: {
          ...rate,
          cancellation: {
            refundable: false,
            free_until: null,
            timeline: [
              { from: null, refund_amount: 0, penalty_amount: rate.total, penalty_porcent: 100 },
            ],
          },
        },
      },
    ],
  ])('are not replaced by worse terms: %s', async (_, now) => {
    expect(await bookWith(now)).toEqual(refused);
  });
});
it('bears a small increase itself: two per cent, and COP 20 000 at most', async () => {
  const orders: SupplierBooking[] = [];
  const book = async (one: SupplierBooking) => (
    orders.push(one),
    { kind: 'yes' as const, locator: 'L1' }
  );
  expect((await selling({ ...priced(714_001), book }).book(booking, signal)).kind).toBe('yes');
  expect(orders[0]?.total).toBe(714_001);
  expect(
    (await selling({ ...priced(2_020_000), book }).book({ ...booking, total: 2_000_000 }, signal))
      .kind,
  ).toBe('yes');
  expect(
    (await selling({ ...priced(2_020_001), book }).book({ ...booking, total: 2_000_000 }, signal))
      .kind,
  ).toBe('no');
});
it('books nothing above that, and nothing that is sold out', async () => {
  const book = jest.fn();
  expect(await selling({ ...priced(714_002), book }).book(booking, signal)).toEqual({
    kind: 'no',
    reason: 'price-changed',
  });
  expect(
    await selling({ recheck: async () => ({ kind: 'gone' }), book }).book(booking, signal),
  ).toEqual({ kind: 'no', reason: 'sold-out' });
  expect(book).not.toHaveBeenCalled();
});
it('throws when the price cannot be read, because that is not a rejection', async () => {
  const recheck = () => Promise.reject(new Error('down'));
  await expect(selling({ recheck }).book(booking, signal)).rejects.toThrow('down');
});
it('re-checks and books at the exchange rate stored with the payment', async () => {
  const rate = { currency: 'EUR', rate: '4461.8', day: '2027-01-04' };
  const quoted = { original: { amount: '156.89', currency: 'EUR' }, rate };
  const recheck = jest.fn(priced(690_000).recheck);
  const book = jest.fn(async () => ({ kind: 'yes' as const, locator: 'L1' }));
  const sold = { ...booking, supplierData: { key: 'k1', stay, quoted } };
  expect((await selling({ recheck, book }).book(sold, signal)).kind).toBe('yes');
  expect(recheck).toHaveBeenCalledWith('k1', stay, signal, { exchangeRate: rate, isSold: true });
  expect(book).toHaveBeenCalledWith(expect.objectContaining({ exchangeRate: rate }), signal);
});
it('looks up by our reference, and cancels at the supplier', async () => {
  const lookUp = jest.fn(async () => ({ kind: 'not-found' as const }));
  const cancel = jest.fn(async () => ({
    kind: 'yes' as const,
    penalty: { amount: '5', currency: 'COP' },
  }));
  const product = selling({ lookUp, cancel });
  expect(await product.lookUp(booking, signal)).toEqual({ kind: 'not-found' });
  expect(lookUp).toHaveBeenCalledWith('TQABCDEFGH23', signal, booking.madeAt);
  expect(await product.cancel({ ...booking, locator: 'L1' }, signal)).toEqual({
    kind: 'yes',
    penalty: 5,
  });
  expect(cancel).toHaveBeenCalledWith('L1', 'CANCELLATION', signal);
});
it("converts the supplier's penalty at the rate stored with the quote, and ignores one in another currency", async () => {
  const rate = { currency: 'EUR', rate: '4461.8', day: '2027-01-04' };
  const quoted = { original: { amount: '156.89', currency: 'EUR' }, rate };
  const sold = { ...booking, locator: 'L1', supplierData: { key: 'k1', stay, quoted } };
  const withPenalty = (currency: string) =>
    selling({ cancel: async () => ({ kind: 'yes', penalty: { amount: '78.45', currency } }) });
  expect(await withPenalty('EUR').cancel(sold, signal)).toEqual({ kind: 'yes', penalty: 350_028 });
  expect(await withPenalty('USD').cancel(sold, signal)).toEqual({ kind: 'yes' });
});
it('lists the bookings of suppliers that have a list', async () => {
  const listing = fakeSupplier({
    sale: { list: async () => [{ reference: 'TQABCDEFGH23', locator: 'L1', isCancelled: false }] },
  });
  const product = createHotelSale({
    suppliers: [listing, fakeSupplier({ code: 'DO' })],
    log,
    clock,
  });
  expect(await product.listBookings?.({ from: new Date(0), to: new Date() }, signal)).toEqual([
    { supplier: 'HB', reference: 'TQABCDEFGH23', locator: 'L1', isCancelled: false },
  ]);
});
