import type { ExtraItem, ExtraOffer, ExtraProvider, ExtraWarning } from '../extras/ports';

/**
 * A provider in memory that can answer late, never or with no. Every call that reaches it and is not rejected makes a sale.
 */
export interface FakeProvider extends ExtraProvider {
  offers: ExtraOffer[];
  warnings: ExtraWarning[];
  /** Sold extras, by our reference. */
  sold: Map<string, string[]>;
  cancelled: string[];
  items: ExtraItem[];
  /** Outcomes of the next calls of `book`; later ones succeed. */
  next: ('yes' | 'refused' | 'lost-before' | 'lost-after' | 'throws')[];
  /** Outcomes of the next calls of `cancel`; later ones succeed. */
  nextCancel: ('no' | 'lost-after' | 'throws')[];
  /** True when look-ups and searches give no clear answer. */
  isDown: boolean;
}

export const anOffer = (over: Partial<ExtraOffer> = {}): ExtraOffer => ({
  code: 'BASIC',
  name: 'Asistencia básica',
  description: 'Cobertura médica durante el viaje.',
  operatorName: 'Asistencia de prueba',
  date: null,
  price: 30_000,
  per: 'passenger',
  passengerIds: ['1'],
  segmentIds: [],
  maxQuantity: 1,
  cancellation: {
    refundable: true,
    free_until: '2027-03-08T23:59:00-05:00',
    timeline: [
      { from: null, refund_amount: 30_000, penalty_amount: 0, penalty_porcent: 0 },
      {
        from: '2027-03-08T23:59:00-05:00',
        refund_amount: 10_000,
        penalty_amount: 20_000,
        penalty_porcent: 66.7,
      },
    ],
  },
  supplierData: { plan: 'secret-plan' },
  ...over,
});

export function createFakeProvider(): FakeProvider {
  const sell = ({ reference }: ExtraItem) => {
    const locators = fake.sold.get(reference) ?? [];
    const locator = `A-${reference}-${locators.length + 1}`;
    fake.sold.set(reference, [...locators, locator]);
    return locator;
  };
  const fake: FakeProvider = {
    id: 'FAKE',
    kind: 'ASSISTANCE',
    offers: [anOffer()],
    warnings: [],
    sold: new Map(),
    cancelled: [],
    items: [],
    next: [],
    nextCancel: [],
    isDown: false,
    async search() {
      if (fake.isDown) throw new Error('503');
      return { offers: fake.offers, warnings: fake.warnings };
    },
    async book(item) {
      fake.items.push(item);
      const turn = fake.next.shift() ?? 'yes';
      if (turn === 'throws') throw new Error('socket hang up');
      if (turn === 'lost-before') return { kind: 'unknown' };
      if (turn === 'refused') return { kind: 'no', reason: 'refused' };
      const locator = sell(item);
      return turn === 'lost-after' ? { kind: 'unknown' } : { kind: 'yes', locator };
    },
    async lookUp({ reference }) {
      if (fake.isDown) throw new Error('503');
      if (fake.cancelled.includes(reference)) return { kind: 'no', reason: 'refused' };
      const [locator] = fake.sold.get(reference) ?? [];
      return locator === undefined ? { kind: 'not-found' } : { kind: 'yes', locator };
    },
    async cancel({ reference, locator }) {
      const turn = fake.nextCancel.shift();
      if (turn === 'throws') throw new Error('socket hang up');
      if (turn === 'no') return { kind: 'no', reason: 'refused' };
      if (!fake.cancelled.includes(reference)) fake.cancelled.push(reference);
      return turn === 'lost-after' ? { kind: 'unknown' } : { kind: 'yes', locator };
    },
  };
  return fake;
}
