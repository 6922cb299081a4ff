import { Registry } from 'prom-client';
import type { CheckoutGauges } from '../../staff/gauges';
import { measureCheckout } from './checkoutMetrics';
import { namedBrands } from './namedBrands';

const sum = (one: number, other: number) => one + other;

it('names the brands with the largest values, and adds up the others', () => {
  const values = ['a', 'b', 'c', 'd'].map((brand, index): [Record<string, string>, number] => [
    { brand, kind: 'LOST' },
    index,
  ]);
  expect(namedBrands(values, sum, 2)).toEqual([
    [{ brand: 'others', kind: 'LOST' }, 1],
    [{ brand: 'c', kind: 'LOST' }, 2],
    [{ brand: 'd', kind: 'LOST' }, 3],
  ]);
  expect(namedBrands(values, Math.max, 1)[0]).toEqual([{ brand: 'others', kind: 'LOST' }, 2]);
  expect(namedBrands(values, sum, 4)).toEqual(values);
});

it('exports as few lines for a thousand brands, and omits no value that must be 0', async () => {
  const aBrand = (brand: string, lost: number): CheckoutGauges => ({
    brand,
    bookings: [{ state: 'ISSUED', count: 2, oldestSeconds: 9, isFinished: true }],
    outbox: { waiting: 0, lagSeconds: 0 },
    cases: [],
    differences: [{ kind: 'LOST', count: lost }],
  });
  const registry = new Registry();
  const brands = Array.from({ length: 1000 }, (_, index) => aBrand(`brand-${index}`, 0));
  const lost = brands.map((one, index) => (index < 60 ? aBrand(one.brand, 1) : one));
  measureCheckout(registry, async () => lost, { error: () => undefined });
  const lines = (await registry.getSingleMetricAsString('reconciliation_differences'))
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  expect(lines).toHaveLength(51);
  expect(lines).toContain('reconciliation_differences{brand="others",kind="LOST"} 10');
  const bookings = await registry.getSingleMetricAsString('checkout_bookings');
  expect(bookings).toContain('checkout_bookings{brand="others",state="ISSUED"} 1900');
});
