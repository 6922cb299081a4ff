import { aPlanWith, aResult, aRule, benefits } from '../testing/builders';
import { fittingPlan } from './fittingPlan';

const [low, enough] = [benefits('15000'), benefits('60000')];
const plans = [
  aPlanWith({ name: 'Premium', category: 'PREMIUM', total: 900, benefits: enough }),
  aPlanWith({ name: 'Básico', category: 'BASIC', total: 100, benefits: low }),
  aPlanWith({ name: 'Estándar', category: 'STANDARD', total: 300, benefits: enough }),
];
/** A minimum above the sum of every plan. */
const beyond = { ...aRule, minimum: { amount: '500000', currency: 'EUR' } };

it.each([
  ['of its category', 'PREMIUM', [], 'Premium'],
  ['the cheapest where its category has none', 'STUDENT', [], 'Básico'],
  ['one that the destination lets in', 'BASIC', [aRule], 'Estándar'],
  ['any where the destination lets none in', 'BASIC', [beyond], 'Básico'],
] as const)('offers %s', (_, category, rules, name) => {
  const { data } = aResult(plans, { entry_rules: [...rules] });
  expect(fittingPlan(data, { category })?.name).toBe(name);
});

it('offers nothing without plans', () => {
  expect(fittingPlan(aResult([]).data, { category: 'BASIC' })).toBeNull();
});
