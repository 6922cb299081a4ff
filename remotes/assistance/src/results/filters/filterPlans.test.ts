import { aPlanWith, aRule, benefits, someRates } from '../../testing/builders';
import { sortPlans } from '../list/sortPlans';
import { countFacets } from './countFacets';
import { filterPlans, judgedBy } from './filterPlans';
import { noFilters, withoutGroup, type PlanFilters } from '../../model/planFilters';

/** A rule in euros; the plans have dollars. */
const rule = aRule;
const plans = [
  aPlanWith({
    assistanceCode: 'a',
    total: 100,
    category: 'BASIC',
    benefits: benefits('15000', { covid: false, baggage: null }),
  }),
  aPlanWith({
    assistanceCode: 'b',
    total: 200,
    category: 'STANDARD',
    benefits: benefits('60000', { sports: true }),
  }),
  aPlanWith({
    assistanceCode: 'c',
    total: 300,
    category: 'PREMIUM',
    benefits: benefits('150000', {
      pregnancy: true,
      trip_cancellation: { amount: '2000', currency: 'USD' },
    }),
  }),
];
const judged = judgedBy([rule], someRates);
const shown = (filters: Partial<PlanFilters>) =>
  filterPlans(plans, { ...noFilters, ...filters }, judged)
    .map(({ assistanceCode }) => assistanceCode)
    .join('');

it.each<[string, Partial<PlanFilters>, string]>([
  ['nothing', {}, 'abc'],
  ['a price, both ends included', { price: [200, 300] }, 'bc'],
  ['a least sum', { sum: { amount: '60000', currency: 'USD' } }, 'bc'],
  ['a least sum in pesos', { sum: { amount: '200000000', currency: 'COP' } }, 'bc'],
  ['COVID', { covers: ['covid'] }, 'bc'],
  ['baggage and cancellation', { covers: ['baggage', 'trip_cancellation'] }, 'c'],
  ['sports', { covers: ['sports'] }, 'b'],
  ['pregnancy', { covers: ['pregnancy'] }, 'c'],
  ['categories', { category: ['BASIC', 'PREMIUM'] }, 'ac'],
  ['what the destination asks for', { entry: true }, 'bc'],
])('filters by %s', (_, filters, expected) => {
  expect(shown(filters)).toBe(expected);
});

it('clears one group and leaves the others', () => {
  const filters: PlanFilters = { ...noFilters, covers: ['covid', 'sports'], entry: true };
  expect(withoutGroup(filters, 'covid')).toEqual({ ...filters, covers: ['sports'] });
  expect(withoutGroup(filters, 'entry')).toEqual({ ...filters, entry: false });
});

it.each([
  ['price_asc', 'abc'],
  ['price_desc', 'cba'],
  ['sum_desc', 'cba'],
] as const)('sorts by %s', (order, expected) => {
  const codes = sortPlans(plans, order, judged.rates).map(({ assistanceCode }) => assistanceCode);
  expect(codes.join('')).toBe(expected);
});

it('counts with each option the plans that choosing it would show', () => {
  const filters: PlanFilters = { ...noFilters, covers: ['covid'] };
  const facets = countFacets(plans, filters, judged);
  expect(facets.price).toEqual({ min: 100, max: 300 });
  for (const { value, count } of facets.sums)
    expect(shown({ ...filters, sum: value })).toHaveLength(count);
  for (const { value, count } of facets.category)
    expect(shown({ ...filters, category: [value] })).toHaveLength(count);
  expect(facets.benefits).toEqual(
    expect.arrayContaining([
      { value: 'sports', count: 1 },
      { value: 'pre_existing', count: 0 },
    ]),
  );
  expect(facets.entry).toBe(2);
});

it('lists the sums from the lowest', () => {
  const { sums } = countFacets(plans, noFilters, judged);
  expect(sums.map(({ value, count }) => [value.amount, count])).toEqual([
    ['15000', 3],
    ['60000', 2],
    ['150000', 1],
  ]);
});
