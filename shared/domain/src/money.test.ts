import { formatMoney } from './money';

it('writes whole pesos with dots and no decimals', () => {
  expect(formatMoney(1234568)).toBe('$\u00a01.234.568');
  expect(formatMoney(0)).toBe('$\u00a00');
});
