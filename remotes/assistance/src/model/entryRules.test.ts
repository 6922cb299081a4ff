import { somePlaces } from '../testing/builders';
import { rulesFor } from './entryRules';
import { formatSum } from './sums';

it.each([
  [{ amount: '60000', currency: 'USD' }, 'USD\u00a060.000'],
  [{ amount: '1200.50', currency: 'EUR' }, 'EUR\u00a01.200,50'],
  [{ amount: '30000000', currency: 'COP' }, '$\u00a030.000.000'],
])('formats %j', (sum, text) => {
  expect(formatSum(sum)).toBe(text);
});

it.each<[string, string[], number]>([
  ['a country of the rule', ['FR'], 1],
  ['its region', ['EUROPE'], 1],
  ['another region', ['ASIA', 'CO'], 0],
])('returns the rules of %s', (_, destinations, count) => {
  expect(rulesFor(destinations, somePlaces)).toHaveLength(count);
});
