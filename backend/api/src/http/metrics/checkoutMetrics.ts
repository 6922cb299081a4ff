import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { CheckoutGauges } from '../../staff/gauges';
import { namedBrands, type Value } from './namedBrands';

const sum = (one: number, other: number) => one + other;

/**
 * Gauges of the checkout in every brand, read from the tables at each scrape. Fifty brands have their own label. Values that
 * must be 0 are exported as 0, so that an alarm can distinguish "none" from "not measured".
 */
export function measureCheckout(
  registry: Registry,
  read: () => Promise<CheckoutGauges[]>,
  log: Pick<FastifyBaseLogger, 'error'>,
): void {
  // One reading for all gauges of a scrape.
  let reading: Promise<CheckoutGauges[]> | null = null;
  const readOnce = () => {
    reading ??= read()
      .catch((error: unknown): CheckoutGauges[] => {
        log.error({ err: error }, 'the checkout cannot be measured');
        return [];
      })
      .finally(() => (reading = null));
    return reading;
  };
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    valuesOf: (one: CheckoutGauges) => Value[],
    join = sum,
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const values = (await readOnce()).flatMap(valuesOf);
        this.reset();
        for (const [labels, value] of namedBrands(values, join)) this.set(labels, value);
      },
    });

  gauge('checkout_bookings', 'Bookings by state', ['brand', 'state'], ({ brand, bookings }) =>
    bookings.map(({ state, count }) => [{ brand, state }, count]),
  );
  gauge(
    'checkout_oldest_unfinished_seconds',
    'Age of the oldest unfinished booking, by state',
    ['brand', 'state'],
    ({ brand, bookings }) =>
      bookings
        .filter(({ isFinished }) => !isFinished)
        .map(({ state, oldestSeconds }) => [{ brand, state }, oldestSeconds]),
    Math.max,
  );
  gauge(
    'checkout_outbox_waiting',
    'What happened and was not yet handed to the mails',
    ['brand'],
    ({ brand, outbox }) => [[{ brand }, outbox.waiting]],
  );
  gauge(
    'checkout_outbox_lag_seconds',
    'Age of the oldest of them',
    ['brand'],
    ({ brand, outbox }) => [[{ brand }, outbox.lagSeconds]],
    Math.max,
  );
  gauge(
    'operations_cases_open',
    'What needs a person, by kind',
    ['brand', 'kind'],
    ({ brand, cases }) => cases.map(({ kind, count }) => [{ brand, kind }, count]),
  );
  gauge(
    'reconciliation_differences',
    'Where we, gateway and suppliers do not say the same; must be 0',
    ['brand', 'kind'],
    ({ brand, differences }) => differences.map(({ kind, count }) => [{ brand, kind }, count]),
  );
}
