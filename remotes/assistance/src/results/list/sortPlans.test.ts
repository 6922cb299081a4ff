import { aPlanWith, aRule, benefits, someRates } from '../../testing/builders';
import { ratesBy } from '../../model/sums';
import { PLAN_ORDERS } from '../../model/planFilters';
import { highlightedPlan, sortPlans } from './sortPlans';

const rates = ratesBy(someRates);
const plans = [
  aPlanWith({ name: 'poor', total: 100, benefits: benefits('10000') }),
  aPlanWith({ name: 'enough', total: 200, benefits: benefits('40000') }),
  aPlanWith({ name: 'most', total: 300, benefits: benefits('90000') }),
];
const namesBy = (rules: (typeof aRule)[]) =>
  PLAN_ORDERS.map((order) => sortPlans(plans, order, { rules, rates }).map(({ name }) => name));

it('sorts plans that do not meet an entry rule last in every order', () => {
  expect(namesBy([aRule])).toEqual([
    ['most', 'enough', 'poor'],
    ['enough', 'most', 'poor'],
    ['most', 'enough', 'poor'],
  ]);
});

it('sorts by price alone without a rule', () => {
  expect(namesBy([])[1]).toEqual(['poor', 'enough', 'most']);
});

it('highlights a plan that meets the entry rules', () => {
  expect(highlightedPlan(plans, 'cheapest', { rules: [aRule], rates })?.name).toBe('enough');
});
