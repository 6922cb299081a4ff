import { toPesos } from './exchange';

const usd = { currency: 'USD', rate: '4102.35', day: '2026-11-22' };

describe('pesos of another currency', () => {
  it.each([
    ['54.00', 221_527],
    ['0.01', 41],
    ['0', 0],
    ['1', 4102],
    ['1000000', 4_102_350_000],
  ])('converts %s dollars to %i pesos', (amount, pesos) => {
    expect(toPesos({ amount, currency: 'USD' }, usd)).toBe(pesos);
  });

  it('rounds half a peso up', () => {
    expect(toPesos({ amount: '0.5', currency: 'USD' }, { ...usd, rate: '1' })).toBe(1);
    expect(toPesos({ amount: '0.49', currency: 'USD' }, { ...usd, rate: '1' })).toBe(0);
  });

  it('rejects a rate of another currency and text that is not a number', () => {
    expect(() => toPesos({ amount: '1', currency: 'EUR' }, usd)).toThrow(
      'USD does not convert EUR',
    );
    expect(() => toPesos({ amount: '1e3', currency: 'USD' }, usd)).toThrow('not a decimal');
  });
});
