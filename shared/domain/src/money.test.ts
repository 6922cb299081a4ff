import {
  formatDecimal,
  formatMoney,
  formatOther,
  inThousands,
  rateWords,
  shortMoney,
} from './money';

it('writes thousands of pesos where space is limited', () => {
  expect([182_400, 1_479_600].map(inThousands)).toEqual(['182', '1.480']);
});

it('writes whole pesos with dots and no decimals', () => {
  expect(formatMoney(1234568)).toBe('$\u00a01.234.568');
  expect(formatMoney(0)).toBe('$\u00a00');
});
it('writes the same as Intl', () => {
  const pesos = new Intl.NumberFormat('es-CO', {
    style: 'currency',
    currency: 'COP',
    maximumFractionDigits: 0,
  });
  const amounts = [
    1, 12, 999, 999.5, 1000, 1234.4, 1234.5, 45_678, 999_999.49, 1_000_000, 7_654_321,
    1_234_567_890, -1, -1500, -1_234_567.5,
  ];
  expect(amounts.map(formatMoney)).toEqual(amounts.map((amount) => pesos.format(amount)));
  const values = [
    0, 0.04, 0.05, 0.25, 1, 1.25, 1.35, 9.949, 9.951, 12.5, 999.96, 1234.56, -0.5, -12.345,
  ];
  for (const digits of [0, 1, 2]) {
    expect(values.map((value) => formatDecimal(value, digits))).toEqual(
      values.map((value) => value.toLocaleString('es-CO', { maximumFractionDigits: digits })),
    );
  }
});

it.each([
  [371_500, '$ 372 mil'],
  [999_499, '$ 999 mil'],
  [999_600, '$ 1 M'],
  [1_480_500, '$ 1,48 M'],
  [12_640_000, '$ 12,6 M'],
])('writes %p as %s', (pesos, text) => {
  expect(shortMoney(pesos)).toBe(text);
});

it('writes other currencies with their code, and the rate of a day', () => {
  expect(formatOther({ amount: '1234.5', currency: 'EUR' })).toBe('EUR\u00a01.234,50');
  expect(rateWords({ currency: 'USD', rate: '4102.35', day: '2026-11-22' })).toEqual({
    currency: 'USD',
    pesos: '$\u00a04.102,35',
    day: '22 nov. 2026',
  });
});
