import { unmetRulesOf } from './unmetRules';

const rates: Record<string, string> = { USD: '4000', EUR: '4500' };
const exchange = {
  rateOf: (currency: string) =>
    rates[currency] ? { currency, rate: rates[currency], day: '2026-11-20' } : undefined,
};
const plan = (amount: string, currency = 'USD') => ({
  benefits: {
    medical: { amount, currency },
    covid: true,
    baggage: null,
    trip_cancellation: null,
    sports: false,
    pregnancy: false,
    pre_existing: false,
  },
});

it.each([
  ['a lower sum in another currency', plan('33000'), ['ES'], ['Espacio Schengen']],
  ['a sum that is enough', plan('34000'), ['ES'], []],
  ['a region with such countries', plan('10000'), ['EUROPE'], ['Espacio Schengen']],
  ['the same currency', plan('29999', 'EUR'), ['FR'], ['Espacio Schengen']],
  ['pesos', plan('100000000', 'COP'), ['FR'], ['Espacio Schengen']],
  ['a rule without a minimum', plan('1'), ['CU'], []],
  ['a currency without a rate', plan('1', 'GBP'), ['ES'], []],
  ['a country without a rule', plan('1'), ['JP'], []],
])('compares the minimum with %s', (_, given, destinations, expected) => {
  expect(unmetRulesOf(given, destinations, exchange).map(({ title }) => title)).toEqual(expected);
});
