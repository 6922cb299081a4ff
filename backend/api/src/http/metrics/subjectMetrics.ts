import { Gauge, type Registry } from 'prom-client';
import type { FastifyBaseLogger } from 'fastify';
import type { Worker } from '../../effects/worker';
import type { Exchange } from '../../money';
import type { Product } from '../../products/product';
import type { ReleaseReader } from '../../releases/ports';

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

/** Gauge of the suppliers that can be searched, by product, read at each scrape. */
export function measureProducts(registry: Registry, products: readonly Product[]): void {
  new Gauge({
    name: 'product_supplier_ready',
    help: 'Whether what a supplier sells is known and can be searched',
    labelNames: ['product', 'supplier'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { voucher, health } of products)
        for (const { supplier, isReady } of health())
          this.set({ product: voucher.product, supplier }, Number(isReady));
    },
  });
}

/**
 * Gauge of the seconds for which the oldest due step has waited for a worker, by kind, read at each scrape. Every worker reports the
 * same rows. After a failed reading the gauge has no values. Workers that start again in this process replace it.
 */
export function measureDelays(
  registry: Registry,
  workers: readonly Pick<Worker, 'readDelays'>[],
  log: Pick<FastifyBaseLogger, 'error'>,
): void {
  registry.removeSingleMetric('worker_due_seconds');
  new Gauge({
    name: 'worker_due_seconds',
    help: 'Age of the oldest due step that no worker has taken, by kind',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      try {
        const delays = await Promise.all(workers.map((worker) => worker.readDelays()));
        for (const { kind, seconds } of delays.flat()) this.set({ kind }, seconds);
      } catch (error) {
        log.error({ err: error }, 'the delays of the worker cannot be measured');
      }
    },
  });
}

/** Gauge by remote of whether this process can read its current release, read at each scrape. */
export function measureReleases(
  registry: Registry,
  releases: Pick<ReleaseReader, 'composition'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): void {
  new Gauge({
    name: 'release_unreadable',
    help: "1 when this version of the api cannot read the remote's current release; must be 0",
    labelNames: ['remote'],
    registers: [registry],
    async collect() {
      this.reset();
      try {
        const { current, unreadable } = await releases.composition(null);
        for (const { manifest } of current) this.set({ remote: manifest.remote }, 0);
        for (const { remote } of unreadable) this.set({ remote }, 1);
      } catch (error) {
        log.error({ err: error }, 'the releases cannot be measured');
      }
    },
  });
}
