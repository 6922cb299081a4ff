import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { FastifyBaseLogger } from 'fastify';

const COMMAND_TIMEOUT_MS = 300;
/** Longest wait between two attempts to connect. A replica may use Redis again only after this time. */
const MAX_RECONNECT_MS = 1000;
const RELEASE_OWN = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0`;

/** Bytes shared by all replicas. Every call may fail; the cache then works without it. */
export interface SharedStore {
  get(key: string): Promise<Buffer | null>;
  set(key: string, bytes: Buffer, ttlMs: number): Promise<void>;
  /** Acquires the lock and returns its token, or null when another process holds it. */
  lock(key: string, ttlMs: number): Promise<string | null>;
  unlock(key: string, token: string): Promise<void>;
  /** `listener` is called each time the store becomes reachable. */
  onReady?(listener: () => void): void;
  isConnected?(): boolean;
  close(): Promise<void>;
}

/** Commands fail at once without a connection, and after 300 ms when Redis does not answer. */
export function createRedisStore(url: string, prefix = 'tq:'): SharedStore {
  const redis = new Redis(url, {
    keyPrefix: prefix,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: 2000,
    retryStrategy: (attempt) => Math.min(attempt * 200, MAX_RECONNECT_MS),
  });
  // Without this listener an 'error' event would end the process. Each command reports its own failure.
  redis.on('error', () => undefined);
  return {
    get: (key) => redis.getBuffer(key),
    async set(key, bytes, ttlMs) {
      await redis.set(key, bytes, 'PX', Math.ceil(ttlMs));
    },
    async lock(key, ttlMs) {
      const token = randomUUID();
      return (await redis.set(`${key}:lock`, token, 'PX', Math.ceil(ttlMs), 'NX')) === 'OK'
        ? token
        : null;
    },
    async unlock(key, token) {
      await redis.eval(RELEASE_OWN, 1, `${key}:lock`, token);
    },
    onReady(listener) {
      redis.on('ready', listener);
    },
    isConnected: () => redis.status === 'ready',
    async close() {
      redis.disconnect();
    },
  };
}

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
