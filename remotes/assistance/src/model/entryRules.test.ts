import { aRule, somePlaces, someRates } from '../testing/builders';
import { meetsEvery, meetsRule, rulesFor } from './entryRules';
import { compareSums, formatSum, ratesBy } from './sums';

const usd = (amount: string) => ({ amount, currency: 'USD' });
const rates = ratesBy(someRates);

it.each([
  [{ amount: '60000', currency: 'USD' }, 'USD\u00a060.000'],
  [{ amount: '1200.50', currency: 'EUR' }, 'EUR\u00a01.200,50'],
  [{ amount: '30000000', currency: 'COP' }, '$\u00a030.000.000'],
])('formats %j', (sum, text) => {
  expect(formatSum(sum)).toBe(text);
});

it('compares sums of two currencies by their rates, and returns null without a rate', () => {
  expect(compareSums(usd('35000'), { amount: '30000', currency: 'EUR' }, rates)).toBeGreaterThan(0);
  expect(compareSums(usd('33000'), { amount: '30000', currency: 'EUR' }, rates)).toBeLessThan(0);
  expect(compareSums(usd('1'), { amount: '4000', currency: 'COP' }, rates)).toBe(0);
  expect(compareSums(usd('1'), { amount: '1', currency: 'GBP' }, rates)).toBeNull();
});

it.each<[string, string[], number]>([
  ['a country of the rule', ['FR'], 1],
  ['its region', ['EUROPE'], 1],
  ['another region', ['ASIA', 'CO'], 0],
])('returns the rules of %s', (_, destinations, count) => {
  expect(rulesFor(destinations, somePlaces)).toHaveLength(count);
});

it('judges a plan by the rules that name a comparable sum', () => {
  const wordsOnly = { ...aRule, minimum: null };
  expect(meetsRule(usd('35000'), aRule, rates)).toBe(true);
  expect(meetsRule(usd('15000'), aRule, rates)).toBe(false);
  expect(meetsRule(usd('15000'), aRule, new Map())).toBeNull();
  expect(meetsRule(usd('15000'), wordsOnly, rates)).toBeNull();
  expect(meetsEvery(usd('15000'), [wordsOnly, aRule], rates)).toBe(false);
  expect(meetsEvery(usd('15000'), [wordsOnly], rates)).toBe(true);
});
