import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** A connection to Redis. Every wait has a timeout, and failures are logged. */
export function connectRedis(url: string, log: FastifyBaseLogger): Redis {
  const redis = new Redis(url, {
    connectTimeout: 3000,
    commandTimeout: 2000,
    maxRetriesPerRequest: 1,
  });
  redis.on('error', (error: Error) => log.warn({ err: error }, 'redis'));
  return redis;
}
