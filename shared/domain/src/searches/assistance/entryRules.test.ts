import type { EntryRule } from '@tiquete/contracts';
import { compareSums, meetsEvery, meetsRule, unmetRules } from './entryRules';

const rule: EntryRule = {
  code: 'SCHENGEN',
  title: 'Espacio Schengen',
  text: '',
  minimum: { amount: '30000', currency: 'EUR' },
  countries: ['ES'],
};
const usd = (amount: string) => ({ amount, currency: 'USD' });
const rates = new Map(
  [
    { currency: 'USD', rate: '4000', day: '2026-11-20' },
    { currency: 'EUR', rate: '4500', day: '2026-11-20' },
  ].map((rate) => [rate.currency, rate]),
);

it('compares sums of two currencies by their rates, and returns null without a rate', () => {
  expect(compareSums(usd('35000'), { amount: '30000', currency: 'EUR' }, rates)).toBeGreaterThan(0);
  expect(compareSums(usd('33000'), { amount: '30000', currency: 'EUR' }, rates)).toBeLessThan(0);
  expect(compareSums(usd('1'), { amount: '4000', currency: 'COP' }, rates)).toBe(0);
  expect(compareSums(usd('1'), { amount: '1', currency: 'GBP' }, rates)).toBeNull();
});

it('judges a plan by the rules that name a comparable sum', () => {
  const wordsOnly = { ...rule, code: 'CU', minimum: null };
  expect(meetsRule(usd('35000'), rule, rates)).toBe(true);
  expect(meetsRule(usd('15000'), rule, rates)).toBe(false);
  expect(meetsRule(usd('15000'), rule, new Map())).toBeNull();
  expect(meetsRule(usd('15000'), wordsOnly, rates)).toBeNull();
  expect(unmetRules(usd('15000'), [wordsOnly, rule], rates)).toEqual([rule]);
  expect(meetsEvery(usd('15000'), [wordsOnly, rule], rates)).toBe(false);
  expect(meetsEvery(usd('15000'), [wordsOnly], rates)).toBe(true);
});
