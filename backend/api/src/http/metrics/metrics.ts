import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { syncHook } from '../syncHook';
import type { ReplicaOutcome } from '../../db/readReplica';
import type { HttpCall } from '../../lib/http-client/createHttp';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 2, 4, 8];

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['route', 'method', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'supplier_call_duration_seconds',
    help: 'Time of a call to a supplier, by outcome',
    labelNames: ['supplier', 'outcome'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const cache = new Counter({
    name: 'cache_events_total',
    help: 'Reads of the cache, by outcome',
    labelNames: ['event'],
    registers,
  });
  const dropped = new Counter({
    name: 'supplier_items_dropped_total',
    help: 'Items of a supplier that could not be read, or are priced in another currency',
    labelNames: ['supplier', 'reason'],
    registers,
  });
  const refused = new Counter({
    name: 'exchange_refused_total',
    help: 'Answers of suppliers with prices in a currency whose rate is missing (other) or too old',
    labelNames: ['currency'],
    registers,
  });
  // The counter starts at 0, so that an alarm sees the first increase.
  refused.inc({ currency: 'other' }, 0);
  const crashes = new Counter({
    name: 'client_errors_total',
    help: 'Crashes that browsers reported, by remote (or shell) and release',
    labelNames: ['module', 'release'],
    registers,
  });
  const halts = new Counter({
    name: 'release_canary_halts_total',
    help: 'Releases that a share of the visitors had and that were halted because they did worse, by remote (or shell)',
    labelNames: ['remote'],
    registers,
  });
  const freezes = new Counter({
    name: 'release_canary_freezes_total',
    help: 'Canaries that were frozen because reports about them look forged, by remote (or shell)',
    labelNames: ['remote'],
    registers,
  });
  const staffReads = new Counter({
    name: 'database_staff_reads_total',
    help: 'Reads of lists of the console with DATABASE_READ_URL: by the replica, or by the primary because of an own write, a stale replica or one that is away',
    labelNames: ['outcome'],
    registers,
  });
  const fallbacks = new Counter({
    name: 'counting_failures_total',
    help: 'Calls that the first store of attempt counters or paces did not answer, so that the next one did',
    labelNames: ['use'],
    registers,
  });
  return {
    registry,
    observe: (route: string, method: string, status: number, seconds: number) =>
      requests.observe({ route, method, status: String(status) }, seconds),
    observeCall: ({ name, outcome, ms }: HttpCall) =>
      calls.observe({ supplier: name, outcome }, ms / 1000),
    countCache: (event: string) => cache.inc({ event }),
    /** Counts supplier items that were left out. Those in a currency that cannot be converted are counted separately. */
    countDropped: (supplier: string, reason: string) =>
      dropped.inc({ supplier, reason: reason === 'currency' ? 'currency' : 'unreadable' }),
    /** Counts prices in a currency without a usable rate. */
    countRefused: (currency: string) => refused.inc({ currency }),
    /** Counts crashes that browsers report. Both labels come from our own lists, never from the browser. */
    countCrash: (module: string, release: string) => crashes.inc({ module, release }),
    /** Counts canary releases that did worse than the current one. */
    countHalt: (remote: string) => halts.inc({ remote }),
    countFreeze: (remote: string) => freezes.inc({ remote }),
    countFallback: (use: 'counters' | 'paces') => fallbacks.inc({ use }),
    countStaffRead: (outcome: ReplicaOutcome | 'own write') => staffReads.inc({ outcome }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook(
    'onResponse',
    syncHook((request, reply) => {
      metrics.observe(
        request.routeOptions.url ?? 'unmatched',
        request.method,
        reply.statusCode,
        reply.elapsedTime / 1000,
      );
    }),
  );
}
