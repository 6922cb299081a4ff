import { Gauge, type Registry } from 'prom-client';
import type { Exchange } from '../../money';

/** Age of each exchange rate, read at each scrape. */
export function measureExchange(registry: Registry, exchange: Pick<Exchange, 'standings'>): void {
  const gauge = (name: string, help: string, value: 'ageDays' | 'daysLeft') =>
    new Gauge({
      name,
      help,
      labelNames: ['currency'],
      registers: [registry],
      collect() {
        this.reset();
        for (const standing of exchange.standings())
          this.set({ currency: standing.currency }, standing[value]);
      },
    });
  gauge('exchange_rate_age_days', 'Days since the day of the rate', 'ageDays');
  gauge(
    'exchange_rate_days_left',
    'Days for which the rate is still used, 0 on the last one; nothing is sold in that currency below 0',
    'daysLeft',
  );
}
