import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Metrics } from '../http/metrics/metrics';
import { createCache } from '../lib/cache/createCache';
import { createRedisStore, type SharedStore } from '../lib/cache/redisStore';

/** The cache of this process, with REDIS_URL as the store that all processes share. `store` takes the place of Redis. */
export function createCaching({
  config,
  clock,
  log,
  metrics,
  store,
}: {
  config: Pick<Config, 'redisUrl'>;
  clock: () => Date;
  log: FastifyBaseLogger;
  metrics: Pick<Metrics, 'countCache'>;
  store: SharedStore | undefined;
}) {
  const shared =
    store ?? (config.redisUrl === null ? undefined : createRedisStore(config.redisUrl));
  const cache = createCache({
    clock: () => clock().getTime(),
    log,
    onEvent: metrics.countCache,
    shared,
  });
  return { cache, shared };
}
