import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, today } from '@tiquete/domain';
import { startTestApp, type TestApp } from '../testing/testApp';

const folder = mkdtempSync(join(tmpdir(), 'rates-'));
const file = join(folder, 'rates.json');
const day = today();
let test: TestApp;
beforeAll(async () => {
  const rate = { rate: '4102.35', day };
  writeFileSync(file, JSON.stringify({ USD: rate, EUR: { ...rate, day: addDays(day, -30) } }));
  test = await startTestApp({ config: { exchange: { file, limitDays: 4, isDemo: false } } });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

it('remains in traffic with an expired exchange rate, and names it in readiness and metrics', async () => {
  const ready = await test.app.inject({ url: '/readyz' });
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toMatchObject({
    status: 'degraded',
    rates: [{ currency: 'EUR', day: addDays(day, -30) }],
  });
  test.deps.exchange.rateOf('EUR');
  const metrics = await test.deps.metrics.registry.metrics();
  expect(metrics).toContain('exchange_rate_age_days{currency="EUR"} 30');
  expect(metrics).toContain('exchange_rate_days_left{currency="USD"} 4');
  expect(metrics).toContain('exchange_refused_total{currency="EUR"} 1');
  expect(metrics).toContain('exchange_refused_total{currency="other"} 0');
});
