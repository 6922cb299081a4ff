import { type MarkUpRule, markUpRuleSchema } from '@tiquete/contracts';
import * as fc from 'fast-check';
import { markUpFor, markUpOn, type Sale, termsAt } from './markUp';

const aSale = (changes: Partial<Sale> = {}): Sale => ({
  product: 'HOTEL',
  supplier: 'HB',
  origins: [],
  destinations: ['CTG', 'CO'],
  day: '2027-03-10',
  ...changes,
});
const amountOf = (rules: MarkUpRule[], changes: Partial<Sale> = {}) =>
  markUpFor(rules, aSale(changes)).amount;
const hotels = (amount: number, changes: Partial<MarkUpRule> = {}): MarkUpRule => ({
  product: 'HOTEL',
  amount,
  ...changes,
});

it('adds no mark-up without a matching rule', () => {
  const cartagena = [hotels(20_000, { destination: 'CTG' })];
  expect(amountOf(cartagena)).toBe(20_000);
  expect(amountOf(cartagena, { destinations: ['SMR', 'CO'] })).toBe(0);
  expect(amountOf(cartagena, { product: 'PACKAGE' })).toBe(0);
  expect(amountOf([])).toBe(0);
});

// Each rule is more specific than all rules before it.
const BY_WEIGHT: MarkUpRule[] = [
  hotels(1),
  hotels(2, { supplier: 'HB' }),
  hotels(3, { weekdays: [3] }),
  hotels(4, { weekdays: [3], supplier: 'HB' }),
  hotels(5, { from: '2027-03-01' }),
  hotels(6, { from: '2027-03-01', to: '2027-03-31' }),
  hotels(7, { destination: 'CO' }),
  hotels(8, { destination: 'CTG' }),
  hotels(9, { destination: 'CTG', supplier: 'HB' }),
];
it('applies the most specific rule: place, days of travel, days of the week, supplier, in this order', () => {
  for (const count of BY_WEIGHT.keys()) {
    const rules = BY_WEIGHT.slice(0, count + 1);
    expect(amountOf(rules)).toBe(count + 1);
    expect(amountOf(rules.toReversed())).toBe(count + 1);
  }
});
it('applies the first of equally specific rules', () => {
  const rules = [hotels(1, { destination: 'CTG' }), hotels(2, { destination: 'CTG' })];
  expect([amountOf(rules), amountOf(rules.toReversed())]).toEqual([1, 2]);
});
it('includes the first and the last day of a season, and counts weekdays from Monday', () => {
  const season = [hotels(1, { from: '2027-03-10', to: '2027-03-12' })];
  const days = ['2027-03-09', '2027-03-10', '2027-03-12', '2027-03-13'];
  expect(days.map((day) => amountOf(season, { day }))).toEqual([0, 1, 1, 0]);
  const weekend = [hotels(1, { weekdays: [1, 7] })];
  const [sunday, monday, tuesday] = ['2027-03-14', '2027-03-15', '2027-03-16'];
  expect([sunday, monday, tuesday].map((day) => amountOf(weekend, { day }))).toEqual([1, 1, 0]);
});
it('matches routes of flights by origin and destination', () => {
  const rules: MarkUpRule[] = [
    { product: 'FLIGHT', destination: 'MDE', amount: 1 },
    { product: 'FLIGHT', destination: 'MDE', origin: 'BOG', amount: 2 },
  ];
  const flight = { product: 'FLIGHT', supplier: 'GDS', destinations: ['MDE', 'CO'] } as const;
  expect(amountOf(rules, { ...flight, origins: ['BOG'] })).toBe(2);
  expect(amountOf(rules, { ...flight, origins: ['CLO'] })).toBe(1);
});

it.each<[string, object]>([
  ['adds nothing', { product: 'HOTEL' }],
  ['takes something off', { product: 'HOTEL', amount: -1 }],
  ['has a part of a peso', { product: 'HOTEL', amount: 0.5 }],
  ['ends before it begins', { product: 'HOTEL', amount: 1, from: '2027-03-02', to: '2027-03-01' }],
  ['has an unknown field', { product: 'HOTEL', amount: 1, place: 'CTG' }],
])('rejects a rule that %s', (_, rule) => {
  expect(markUpRuleSchema.safeParse(rule).success).toBe(false);
});

const someRule: fc.Arbitrary<MarkUpRule> = fc.record(
  {
    product: fc.constantFrom('HOTEL', 'FLIGHT', 'CRUISE'),
    supplier: fc.constantFrom('HB', 'DO'),
    destination: fc.constantFrom('CTG', 'CO', 'SMR'),
    from: fc.constantFrom('2027-03-01', '2027-03-11'),
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    amount: fc.integer({ min: 0, max: 500_000 }),
    per_thousand: fc.integer({ min: 0, max: 1000 }),
  },
  { requiredKeys: ['product', 'amount'] },
);
const someCost = fc.integer({ min: 1, max: 100_000_000 });
it('never sells below cost, and in whole pesos, with any rules in any order', () => {
  fc.assert(
    fc.property(fc.array(someRule, { maxLength: 12 }), someCost, (rules, cost) => {
      const markUp = markUpFor(rules, aSale());
      const price = cost + markUpOn(cost, markUp);
      expect(Number.isSafeInteger(price)).toBe(true);
      expect(price).toBeGreaterThanOrEqual(cost);
      // The part per thousand is rounded up once.
      expect((price - cost - markUp.amount) * 1000).toBeGreaterThanOrEqual(
        cost * markUp.per_thousand,
      );
      expect((price - cost - markUp.amount - 1) * 1000).toBeLessThan(cost * markUp.per_thousand);
      // Equal rules give the same result.
      expect(markUpFor(structuredClone(rules), aSale())).toEqual(markUp);
    }),
  );
});

it('charges the same share of a price as penalty, and never less than the supplier charges', () => {
  fc.assert(
    fc.property(
      someCost,
      someCost,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (cost, more, part) => {
        const retained = Math.round(cost * part);
        const step = {
          from: null,
          penalty_amount: retained,
          refund_amount: cost - retained,
          penalty_porcent: 0,
        };
        const terms = { refundable: true, free_until: null, timeline: [step] };
        const [sold] = termsAt(terms, { cost, total: cost + more }).timeline;
        const penalty = sold?.penalty_amount ?? NaN;
        expect(penalty + (sold?.refund_amount ?? NaN)).toBe(cost + more);
        expect(penalty).toBeGreaterThanOrEqual(retained);
        if (retained === 0 || retained === cost)
          expect(penalty).toBe(retained === 0 ? 0 : cost + more);
      },
    ),
  );
});
