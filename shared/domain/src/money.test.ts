import { formatMoney, shortMoney } from './money';

it('writes whole pesos with dots and no decimals', () => {
  expect(formatMoney(1234568)).toBe('$\u00a01.234.568');
  expect(formatMoney(0)).toBe('$\u00a00');
});

it.each([[371_500, '$ 372 mil'], [999_499, '$ 999 mil'], [999_600, '$ 1 M'], [1_480_500, '$ 1,48 M'], [12_640_000, '$ 12,6 M']])('writes %p as %s', (pesos, text) => {
  expect(shortMoney(pesos)).toBe(text);
});
