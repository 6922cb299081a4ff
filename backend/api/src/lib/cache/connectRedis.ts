import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** A connection to Redis; each of its waits has an end, and what fails is logged. */
export function connectRedis(url: string, log: FastifyBaseLogger): Redis {
  const redis = new Redis(url, {
    connectTimeout: 3000,
    commandTimeout: 2000,
    maxRetriesPerRequest: 1,
  });
  redis.on('error', (error: Error) => log.warn({ err: error }, 'redis'));
  return redis;
}
