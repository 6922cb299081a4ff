import { aPlanWith, aRule, benefits, someRates } from '../testing/builders';
import { sortPlans } from '../results/list/sortPlans';
import { contextOf, planFilters, type PlanFilters } from './planFilters';

const { countFacets, narrow, none, worst } = planFilters;

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
const context = contextOf(plans, [rule], someRates);
const shown = (filters: Partial<PlanFilters>) =>
  narrow(plans, { ...none, ...filters }, context)
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

it('names the one cover that hides most plans, and clears only that', () => {
  const filters: PlanFilters = { ...none, covers: ['covid', 'pre_existing'], entry: true };
  expect(worst(plans, filters, context)).toEqual({
    group: 'pre_existing',
    gains: 2,
    without: { ...filters, covers: ['covid'] },
  });
});

it.each([
  ['price_asc', 'abc'],
  ['price_desc', 'cba'],
  ['sum_desc', 'cba'],
] as const)('sorts by %s', (order, expected) => {
  const codes = sortPlans(plans, order, { ...context, rules: [] }).map(
    ({ assistanceCode }) => assistanceCode,
  );
  expect(codes.join('')).toBe(expected);
});

it('counts with each option the plans that choosing it would show', () => {
  const filters: PlanFilters = { ...none, covers: ['covid'] };
  const facets = countFacets(plans, filters, context);
  expect(facets.price).toEqual({ min: 200, max: 300 });
  for (const { value, count } of facets.sum)
    expect(shown({ ...filters, sum: value })).toHaveLength(count);
  for (const { value, count } of facets.category)
    expect(shown({ ...filters, category: [value] })).toHaveLength(count);
  expect(facets.covers).toContainEqual({ value: 'sports', count: 1 });
  expect(facets.entry.count).toBe(2);
});

it('lists the sums from the lowest', () => {
  const { sum } = countFacets(plans, none, context);
  expect(sum.map(({ value, count }) => [value.amount, count])).toEqual([
    ['15000', 3],
    ['60000', 2],
    ['150000', 1],
  ]);
});
