import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors';
import { type CacheEntry, endOf } from './cacheEntry';
import { createSingleFlight } from './singleFlight';
import type { SharedStore } from './redisStore';
import { type SharedLevel, createSharedLevel } from './sharedLevel';

/** All values are in milliseconds. */
export interface CachePolicy {
  /**
   * The entry is served without a check. The actual time is up to a tenth shorter, so that entries written together do not
   * expire together.
   */
  freshMs: number;
  /** After `freshMs` the entry is served at once while it is reloaded. */
  renewMs?: number;
  /** After `renewMs` the entry is served only if reloading failed. */
  errorMs?: number;
  /** Longest duration of a load. Other replicas wait this long for it. */
  loadMs: number;
  /**
   * Largest cached value. A larger one is returned to its callers but not cached, because it would evict frequently used
   * entries.
   */
  maxBytes?: number;
}
/** `freshMs` replaces the policy's for this value; the policy's other times then do not apply. */
export type Loaded = Buffer | { bytes: Buffer; freshMs: number };
export type CacheEvent = 'hit' | 'stale' | 'miss' | 'load_failed' | 'shared_failed';

export interface CacheOptions {
  clock?: () => number;
  random?: () => number;
  log?: { info(text: string): void; warn(text: string): void };
  onEvent?: (event: CacheEvent) => void;
  /** Bytes cached in this process; 64 MB by default. */
  maxBytes?: number;
  shared?: SharedStore;
  /** Milliseconds during which a failed load is not repeated; 10 s by default. */
  failureMs?: number;
}
export interface Cache {
  get(key: string): Promise<Buffer | undefined>;
  /** A fresh entry in the memory of this process. Neither the shared store nor the source is read. */
  getFresh(key: string): Buffer | undefined;
  set(key: string, bytes: Buffer, freshMs: number): Promise<void>;
  /**
   * Returns the cached value, or loads it once per key over all replicas. The load's signal aborts when no caller waits any
   * more. @throws the error of the load
   */
  getOrLoad(
    key: string,
    policy: CachePolicy,
    load: (signal: AbortSignal) => Promise<Loaded>,
    signal?: AbortSignal,
  ): Promise<Buffer>;
  close(): Promise<void>;
}
const LOCK_POLL_MS = 40;
const silent = { info: () => undefined, warn: () => undefined };

/** A load that never started says nothing about its source, so the next caller tries again. */
const isOwnLimit = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'TOO_MANY_SEARCHES';

/**
 * A cache with two levels: memory, and a store shared by all replicas if there is one. It holds bytes; callers compress them.
 */
export function createCache(options: CacheOptions = {}): Cache {
  const {
    clock = Date.now,
    random = Math.random,
    log = silent,
    onEvent = () => undefined,
    failureMs = 10_000,
  } = options;
  const memory = new LRUCache<string, CacheEntry>({
    maxSize: options.maxBytes ?? 64 * 1024 * 1024,
    sizeCalculation: (entry, key) => entry.bytes.length + key.length + 64,
  });
  const failures = new LRUCache<string, { error: unknown; until: number }>({ max: 1000 });
  const singleFlight = createSingleFlight<Buffer>();
  const reads = createSingleFlight<CacheEntry | undefined>();
  const shared =
    options.shared &&
    createSharedLevel({
      store: options.shared,
      clock,
      log,
      inMemory: (key) => memory.peek(key),
      onFailure: () => onEvent('shared_failed'),
    });

  const keep = async (key: string, entry: CacheEntry) => {
    memory.set(key, entry);
    await shared?.write(key, entry);
  };
  const find = async (key: string): Promise<CacheEntry | undefined> => {
    const near = memory.get(key);
    if (near && near.renewUntil > clock()) return near;
    const far = shared && (await reads.join(key, () => shared.read(key)));
    if (far) memory.set(key, far);
    const found = far ?? near;
    return found && endOf(found) > clock() ? found : undefined;
  };
  const toEntry = (loaded: Loaded, policy: CachePolicy): CacheEntry => {
    const isOwnTime = !Buffer.isBuffer(loaded);
    const bytes = isOwnTime ? loaded.bytes : loaded;
    const freshUntil =
      clock() + (isOwnTime ? loaded.freshMs : policy.freshMs * (1 - random() / 10));
    const renewUntil = freshUntil + (isOwnTime ? 0 : (policy.renewMs ?? 0));
    return {
      bytes,
      freshUntil,
      renewUntil,
      errorUntil: renewUntil + (isOwnTime ? 0 : (policy.errorMs ?? 0)),
    };
  };
  /** The lock to load, or the value that another replica stored meanwhile. After `loadMs` this replica loads in any case. */
  const takeTurn = async (level: SharedLevel, key: string, loadMs: number, signal: AbortSignal) => {
    for (let waited = 0; waited < loadMs; waited += LOCK_POLL_MS) {
      const lock = await level.lock(key, loadMs);
      if (lock.state !== 'taken') return lock;
      await sleep(LOCK_POLL_MS, undefined, { signal });
      const entry = await level.read(key);
      if (entry && entry.freshUntil > clock()) return { state: 'stored' as const, entry };
    }
    return { state: 'free' as const };
  };
  const renew = async (
    key: string,
    policy: CachePolicy,
    load: (signal: AbortSignal) => Promise<Loaded>,
    signal: AbortSignal,
  ) => {
    const turn = shared && (await takeTurn(shared, key, policy.loadMs, signal));
    if (turn?.state === 'stored') {
      memory.set(key, turn.entry);
      return turn.entry;
    }
    try {
      const entry = toEntry(await load(signal), policy);
      if (entry.bytes.length <= (policy.maxBytes ?? Infinity)) await keep(key, entry);
      return entry;
    } finally {
      if (turn?.state === 'held') await shared?.unlock(key, turn.token);
    }
  };
  const loadOrStale = async (
    key: string,
    policy: CachePolicy,
    load: (signal: AbortSignal) => Promise<Loaded>,
    signal: AbortSignal,
  ) => {
    const old = await find(key);
    if (old && old.freshUntil > clock()) return old.bytes;
    try {
      return (await renew(key, policy, load, signal)).bytes;
    } catch (error) {
      if (signal.aborted) throw error;
      onEvent('load_failed');
      if (!isOwnLimit(error)) failures.set(key, { error, until: clock() + failureMs });
      if (old && old.errorUntil > clock()) return old.bytes;
      throw error;
    }
  };
  const freshOf = (entry: CacheEntry | undefined): Buffer | undefined => {
    if (!entry || entry.freshUntil <= clock()) return undefined;
    onEvent('hit');
    return entry.bytes;
  };
  return {
    getFresh: (key) => freshOf(memory.get(key)),
    async get(key) {
      return (await find(key))?.bytes;
    },
    set: (key, bytes, freshMs) => keep(key, toEntry({ bytes, freshMs }, { freshMs, loadMs: 0 })),
    async getOrLoad(key, policy, load, signal) {
      const entry = memory.get(key) ?? (await find(key));
      const fresh = freshOf(entry);
      if (fresh) return fresh;
      const failure = failures.get(key);
      const isResting = failure !== undefined && failure.until > clock();
      if (entry && (entry.renewUntil > clock() || isResting)) {
        onEvent('stale');
        if (!isResting)
          singleFlight
            .join(key, (own) => loadOrStale(key, policy, load, own))
            .catch(() => undefined);
        return entry.bytes;
      }
      if (isResting) throw failure.error;
      onEvent('miss');
      return singleFlight.join(key, (own) => loadOrStale(key, policy, load, own), signal);
    },
    async close() {
      await options.shared?.close();
    },
  };
}
