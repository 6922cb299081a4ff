import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors';
import { type CacheEntry, endOf } from './cacheEntry';
import { createSingleFlight, type LoadLease } from './singleFlight';
import type { SharedStore } from './redisStore';
import { type SharedLevel, createSharedLevel } from './sharedLevel';

/** All values are in milliseconds. */
export interface CachePolicy {
  /**
   * The entry is served without a check. The actual time is up to a tenth shorter, so that entries written together do not
   * expire together.
   */
  freshMs: number;
  /** Time after `freshMs` in which the entry is served at once while it is reloaded. */
  renewMs?: number;
  /** Time after `renewMs` in which the entry is served only if reloading failed. */
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
/** A load that its caller must run: first `takeTurn`, then `store` or `fail`. */
export interface CacheLoad {
  /** Aborts when no caller waits any more. */
  signal: AbortSignal;
  /**
   * Waits for the lock that all replicas share. Returns false when nothing is left to do, because another replica has stored
   * the value meanwhile. @throws the signal's reason
   */
  takeTurn(): Promise<boolean>;
  store(loaded: Loaded): Promise<void>;
  /** Ends the load without a value; its callers get the old value during the policy's `errorMs`. */
  fail(error: unknown): Promise<void>;
}
export interface CacheRead {
  /** The cached value, or the value of the load. @throws the error of the load; the signal's reason */
  bytes: Buffer | Promise<Buffer>;
  /** Only for the one caller that must load the value. */
  load?: CacheLoad;
}
const LOCK_POLL_MS = 40;
const silent = { info: () => undefined, warn: () => undefined };

/** A load that never started does not show that its source fails, so the next caller tries again. */
const isOwnLimit = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'TOO_MANY_SEARCHES';

/**
 * A cache with two levels: memory, and a store shared by all replicas if there is one. It holds bytes; callers compress them.
 */
export function createCache(options: CacheOptions = {}) {
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
  const flights = createSingleFlight<Buffer>();
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

  const write = async (key: string, entry: CacheEntry) => {
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
  const lockOrStored = async (
    level: SharedLevel,
    key: string,
    loadMs: number,
    signal: AbortSignal,
  ) => {
    for (let waited = 0; waited < loadMs; waited += LOCK_POLL_MS) {
      const lock = await level.lock(key, loadMs);
      if (lock.state !== 'taken') return lock;
      await sleep(LOCK_POLL_MS, undefined, { signal });
      const entry = await level.read(key);
      if (entry && entry.freshUntil > clock()) return { state: 'stored' as const, entry };
    }
    return { state: 'free' as const };
  };
  const toLoad = (key: string, policy: CachePolicy, lease: LoadLease<Buffer>): CacheLoad => {
    const { signal } = lease;
    let old: CacheEntry | undefined;
    let token: string | undefined;
    const unlock = async () => {
      if (token !== undefined) await shared?.unlock(key, token);
    };
    return {
      signal,
      async takeTurn() {
        old = await find(key);
        if (old && old.freshUntil > clock()) {
          lease.resolve(old.bytes);
          return false;
        }
        const turn = shared && (await lockOrStored(shared, key, policy.loadMs, signal));
        if (turn?.state === 'held') token = turn.token;
        if (turn?.state !== 'stored') return true;
        memory.set(key, turn.entry);
        lease.resolve(turn.entry.bytes);
        return false;
      },
      async store(loaded) {
        const entry = toEntry(loaded, policy);
        if (entry.bytes.length <= (policy.maxBytes ?? Infinity)) await write(key, entry);
        await unlock();
        lease.resolve(entry.bytes);
      },
      async fail(error) {
        await unlock();
        if (signal.aborted) return lease.reject(error);
        onEvent('load_failed');
        if (!isOwnLimit(error)) failures.set(key, { error, until: clock() + failureMs });
        return old && old.errorUntil > clock() ? lease.resolve(old.bytes) : lease.reject(error);
      },
    };
  };
  const freshOf = (entry: CacheEntry | undefined): Buffer | undefined => {
    if (!entry || entry.freshUntil <= clock()) return undefined;
    onEvent('hit');
    return entry.bytes;
  };
  /**
   * Finds the cached value or joins its load, which runs once per key over all replicas. A failed load is not repeated for
   * some seconds; `bytes` rejects with its error until then.
   */
  const open = async (
    key: string,
    policy: CachePolicy,
    signal?: AbortSignal,
  ): Promise<CacheRead> => {
    const entry = memory.get(key) ?? (await find(key));
    const fresh = freshOf(entry);
    if (fresh) return { bytes: fresh };
    const failure = failures.get(key);
    const isResting = failure !== undefined && failure.until > clock();
    if (entry && isResting) {
      onEvent('stale');
      return { bytes: entry.bytes };
    }
    if (isResting) return { bytes: rejected(failure.error) };
    const old = entry && entry.renewUntil > clock() ? entry.bytes : undefined;
    onEvent(old ? 'stale' : 'miss');
    const { value, lease } = flights.enter(key, old ? undefined : signal);
    // A caller that aborts or gets the old value never reads the new one.
    value.catch(() => undefined);
    return { bytes: old ?? value, ...(lease && { load: toLoad(key, policy, lease) }) };
  };
  return {
    /** A fresh entry in the memory of this process. Neither the shared store nor the source is read. */
    getFresh: (key: string): Buffer | undefined => freshOf(memory.get(key)),
    async get(key: string): Promise<Buffer | undefined> {
      return (await find(key))?.bytes;
    },
    /** Like `get`, for a value that other replicas replace: the shared store is read before the memory of this process. */
    async getNewest(key: string): Promise<Buffer | undefined> {
      const far = await shared?.read(key);
      if (far) memory.set(key, far);
      return (await find(key))?.bytes;
    },
    set: (key: string, bytes: Buffer, freshMs: number) =>
      write(key, toEntry({ bytes, freshMs }, { freshMs, loadMs: 0 })),
    open,
    /**
     * Like `open`, and also starts `load` when the value is missing or due for renewal.
     * @throws the error of the load
     */
    async getOrLoad(
      key: string,
      policy: CachePolicy,
      load: (signal: AbortSignal) => Promise<Loaded>,
      signal?: AbortSignal,
    ): Promise<Buffer> {
      const read = await open(key, policy, signal);
      if (read.load) void run(read.load, load);
      return read.bytes;
    },
    async close() {
      await options.shared?.close();
    },
  };
}
export type Cache = ReturnType<typeof createCache>;

async function run(own: CacheLoad, load: (signal: AbortSignal) => Promise<Loaded>): Promise<void> {
  try {
    if (await own.takeTurn()) await own.store(await load(own.signal));
  } catch (error) {
    await own.fail(error);
  }
}

/** A rejected promise that is not reported as unhandled when it is never read. */
function rejected(error: unknown): Promise<Buffer> {
  const promise = Promise.reject<Buffer>(error);
  promise.catch(() => undefined);
  return promise;
}
