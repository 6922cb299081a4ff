import { aPlanWith } from '../testing/builders';
import { fittingPlan } from './fittingPlan';

const plans = [
  aPlanWith({ name: 'Premium', category: 'PREMIUM', total: 900 }),
  aPlanWith({ name: 'Básico', category: 'BASIC', total: 100 }),
  aPlanWith({ name: 'Estándar', category: 'STANDARD', total: 300 }),
];
const all = () => true;

it.each([
  ['of its category', 'PREMIUM', all, 'Premium'],
  ['the cheapest where its category has none', 'STUDENT', all, 'Básico'],
  [
    'one that the destination lets in',
    'BASIC',
    ({ total }: { total: number }) => total > 200,
    'Estándar',
  ],
  ['any where the destination lets none in', 'BASIC', () => false, 'Básico'],
] as const)('offers %s', (_, category, isEnough, name) => {
  expect(fittingPlan(plans, { category }, isEnough)?.name).toBe(name);
});

it('offers nothing where nothing is sold', () => {
  expect(fittingPlan([], { category: 'BASIC' }, all)).toBeNull();
});
