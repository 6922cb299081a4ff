import type { BookingDraft, ProductModule, SupplierOutcome } from '../ports';

/** A supplier without idempotency: every call that reaches it and is not refused makes a booking. */
export interface FakeProduct extends ProductModule {
  /** What the supplier has, by our reference. */
  booked: Map<string, string[]>;
  drafts: BookingDraft[];
  /** The next calls of `book`; afterwards it says yes. */
  next: ('yes' | 'sold-out' | 'price-changed' | 'lost-before' | 'lost-after' | 'throws')[];
  /** While true, look-ups do not answer. */
  isDown: boolean;
  /** `book` answers once this is over. */
  held: Promise<void> | null;
}

export function createFakeProduct(): FakeProduct {
  const fake: FakeProduct = {
    product: 'HOTEL', booked: new Map(), drafts: [], next: [], isDown: false, held: null,
    async book(booking): Promise<SupplierOutcome> {
      fake.drafts.push(booking);
      await fake.held;
      const turn = fake.next.shift() ?? 'yes';
      if (turn === 'throws') throw new Error('socket hang up');
      if (turn === 'lost-before') return { kind: 'unknown' };
      if (turn === 'sold-out' || turn === 'price-changed') return { kind: 'no', reason: turn };
      const locators = fake.booked.get(booking.reference) ?? [];
      const locator = `HB-${booking.reference}-${locators.length + 1}`;
      fake.booked.set(booking.reference, [...locators, locator]);
      return turn === 'lost-after' ? { kind: 'unknown' } : { kind: 'yes', locator, supplierName: 'Hotelera S.A.', details: { vat: 'ES123' } };
    },
    async lookUp({ reference }) {
      if (fake.isDown) throw new Error('503');
      const [locator] = fake.booked.get(reference) ?? [];
      return locator === undefined ? { kind: 'not-found' } : { kind: 'yes', locator };
    },
    cancel: async () => ({ kind: 'unknown' }),
  };
  return fake;
}
