import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnsoldCurrency } from '../lib/unsoldCurrency';
import { createQuoteMoney } from '../suppliers/quoteMoney';
import { createExchange } from './createExchange';

const folder = mkdtempSync(join(tmpdir(), 'exchange-'));
const file = join(folder, 'rates.json');
const log = { info: jest.fn(), error: jest.fn() };
const onRefused = jest.fn();
let now = new Date('2026-11-22T23:00:00-05:00');

const write = (content: unknown) =>
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
const start = (config: object = {}) =>
  createExchange({
    config: { file, limitDays: 4, isDemo: false, ...config },
    clock: () => now,
    log,
    onRefused,
  });
beforeEach(() => {
  now = new Date('2026-11-22T23:00:00-05:00');
  jest.clearAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true }));

it('returns a rate with its day until it is older than the limit, by currency', () => {
  write({
    USD: { rate: '4102.35', day: '2026-11-22' },
    EUR: { rate: '4461.80', day: '2026-11-18' },
    GBP: { rate: '5297', day: '2026-11-17' },
  });
  const exchange = start();
  expect(exchange.rateOf('USD')).toEqual({ currency: 'USD', rate: '4102.35', day: '2026-11-22' });
  expect(exchange.rateOf('EUR')?.rate).toBe('4461.80');
  expect(exchange.rateOf('GBP')).toBeUndefined();
  expect(exchange.rateOf('JPY')).toBeUndefined();
  expect(onRefused.mock.calls).toEqual([['GBP'], ['other']]);
  now = new Date('2026-11-23T00:00:00-05:00');
  expect(exchange.rateOf('EUR')).toBeUndefined();
  expect(
    exchange.standings().map(({ currency, ageDays, daysLeft }) => [currency, ageDays, daysLeft]),
  ).toEqual([
    ['USD', 1, 3],
    ['EUR', 5, -1],
    ['GBP', 6, -2],
  ]);
});

it('counts prices that are not sold for lack of a rate, and does not count a mere check', () => {
  write({ USD: { rate: '4102.35', day: '2026-11-22' } });
  const exchange = start();
  const money = createQuoteMoney(exchange);
  expect(['USD', 'EUR'].map((currency) => money.isSold(currency))).toEqual([true, false]);
  expect(onRefused).not.toHaveBeenCalled();
  expect(() => money.pesosOf(1, 'EUR')).toThrow(UnsoldCurrency);
  expect(onRefused.mock.calls).toEqual([['other']]);
});

it('accepts a rate of the next working day, and rejects one of next year', () => {
  write({
    USD: { rate: '4102.35', day: '2026-11-24' },
    EUR: { rate: '4461.80', day: '2027-11-22' },
  });
  const exchange = start();
  expect(exchange.rateOf('USD')?.day).toBe('2026-11-24');
  expect(exchange.rateOf('EUR')).toBeUndefined();
});

it('reads a changed file, and uses the last rates while it cannot be read', () => {
  const later = () => (now = new Date(now.getTime() + 2000));
  write({ USD: { rate: '4102.35', day: '2026-11-22' } });
  const exchange = start();
  write('{ "USD": ');
  later();
  expect(exchange.rateOf('USD')?.rate).toBe('4102.35');
  rmSync(file);
  later();
  expect(exchange.rateOf('USD')?.rate).toBe('4102.35');
  expect(log.error).toHaveBeenCalledTimes(2);
  write({ USD: { rate: '4200', day: '2026-11-23' } });
  later();
  expect(exchange.rateOf('USD')).toEqual({ currency: 'USD', rate: '4200', day: '2026-11-23' });
});

it('uses the last rates when a known currency changed too much, and accepts any rate at a start', () => {
  const later = () => (now = new Date(now.getTime() + 2000));
  const day = '2026-11-22';
  write({ USD: { rate: '4102', day } });
  const exchange = start();
  for (const rate of ['41020', '4718', '3486.1']) {
    write({ USD: { rate, day }, EUR: { rate: '4461', day } });
    later();
    expect(exchange.rateOf('USD')?.rate).toBe('4102');
    expect(exchange.rateOf('EUR')).toBeUndefined();
  }
  expect(log.error).toHaveBeenCalledTimes(3);
  expect(start().rateOf('USD')?.rate).toBe('3486.1');
  write({ USD: { rate: '4717', day }, EUR: { rate: '4461', day } });
  later();
  expect(exchange.rateOf('USD')?.rate).toBe('4717');
});

it('uses the last rates, and logs it once, when the file system fails', () => {
  write({ USD: { rate: '4102', day: '2026-11-22' } });
  const exchange = start();
  rmSync(file);
  symlinkSync(file, file);
  for (const ms of [2000, 3000]) {
    now = new Date(now.getTime() + ms);
    expect(exchange.standings()).toMatchObject([{ currency: 'USD', rate: '4102' }]);
  }
  expect(log.error).toHaveBeenCalledTimes(1);
  rmSync(file);
});

it.each<[string, unknown, string]>([
  ['a point for thousands', { USD: { rate: '4.102', day: '2026-11-22' } }, 'USD.rate: 4.102'],
  ['a zero too many', { EUR: { rate: '44610', day: '2026-11-22' } }, 'EUR.rate: 44610'],
  ['a number', { USD: { rate: 4102.35, day: '2026-11-22' } }, 'USD.rate'],
  ['a comma', { USD: { rate: '4102,35', day: '2026-11-22' } }, 'USD.rate'],
  ['nothing', { USD: { rate: '0.00', day: '2026-11-22' } }, 'USD.rate: must be more than 0'],
  ['a day that is none', { USD: { rate: '4102.35', day: '2026-11-31' } }, 'USD.day'],
  ['a small code', { usd: { rate: '4102.35', day: '2026-11-22' } }, 'usd'],
  ['pesos', { COP: { rate: '1', day: '2026-11-22' } }, 'is what the others are worth'],
  ['a list', [], 'the file'],
  ['no JSON', 'USD=4102.35', 'JSON'],
])('does not start with %s as rate, and names its place in the file', (_, content, place) => {
  write(content);
  expect(() => start()).toThrow(file);
  expect(() => start()).toThrow(place);
});

it('does not start without its configured file', () =>
  expect(() => start({ file: join(folder, 'none.json') })).toThrow('ENOENT'));

it("has no rates without a file, except in a demo, which has those of its clock's day", () => {
  expect(start({ file: null }).rateOf('USD')).toBeUndefined();
  const demo = start({ file: null, isDemo: true });
  expect(['USD', 'EUR', 'GBP'].map((currency) => demo.rateOf(currency)?.day)).toEqual(
    Array(3).fill('2026-11-22'),
  );
  now = new Date('2027-06-01T12:00:00-05:00');
  expect(demo.rateOf('USD')?.day).toBe('2027-06-01');
});
