import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { connectRedis } from '../lib/cache/redisStore';
import { withFallback } from '../lib/counters/fallback';
import { createPostgresCounters } from '../lib/counters/postgres';
import { createRedisCounters } from '../lib/counters/redis';
import { createMemoryPaces, withPaceFallback } from '../lib/pacing/paceStore';
import { createPostgresPaces } from '../lib/pacing/postgresPaces';
import { createRedisPaces } from '../lib/pacing/redisPaces';

/**
 * Counters and paces shared by all processes: in their own Redis if there is one, else in the database. The cache is not used
 * because it evicts: an evicted counter would allow unlimited password guesses.
 */
export function createCounting({
  config,
  db,
  log,
  onFailure,
}: {
  config: Pick<Config, 'countersRedisUrl'>;
  db: Database;
  log: FastifyBaseLogger;
  /** Called when the first store fails, so that the next one answers. */
  onFailure: (use: 'counters' | 'paces') => void;
}) {
  const redis =
    config.countersRedisUrl === null ? null : connectRedis(config.countersRedisUrl, log);
  const inDatabase = createPostgresCounters(db);
  return {
    counters: redis
      ? withFallback(createRedisCounters(redis), inDatabase, (error) => {
          onFailure('counters');
          log.warn({ err: error }, 'counting in the database');
        })
      : inDatabase,
    paceStore: withPaceFallback(
      redis ? createRedisPaces(redis) : createPostgresPaces(db),
      createMemoryPaces(),
      (error) => {
        onFailure('paces');
        log.warn({ err: error }, 'the pace of suppliers is that of this process alone');
      },
    ),
    redis: redis && { isConnected: () => redis.status === 'ready' },
    close: (): void => redis?.disconnect(),
  };
}
