import { createCache, type CacheEvent, type CachePolicy } from './createCache';
import { createRedisStore, type SharedStore } from './redisStore';

const policy: CachePolicy = { freshMs: 1000, renewMs: 1000, errorMs: 1000, loadMs: 500 };
const bytes = (text: string) => Buffer.from(text);

/** A cache with a clock that the test sets, and a source that counts its calls. */
function aCache(shared?: SharedStore) {
  let now = 1_000_000;
  const events: CacheEvent[] = [];
  const notes: string[] = [];
  const log = {
    info: (text: string) => notes.push(text),
    warn: (text: string) => notes.push(text),
  };
  const cache = createCache({
    clock: () => now,
    random: () => 0,
    log,
    onEvent: (event) => events.push(event),
    shared,
  });
  return { cache, events, notes, wait: (ms: number) => (now += ms) };
}
function aSource(answer: (call: number) => string = (call) => `value ${call}`) {
  let calls = 0;
  return { load: async () => bytes(answer((calls += 1))), calls: () => calls };
}
/** Runs all pending microtasks. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 30));

const redisUrl = process.env.TEST_REDIS_URL;
if (!redisUrl) console.info('cache on Redis: skipped, TEST_REDIS_URL is not set');
const prefix = () => `test:${process.pid}:${Math.random().toString(36).slice(2)}:`;
const stores: [string, () => Promise<SharedStore | undefined>][] = [
  ['memory', async () => undefined],
];
if (redisUrl) stores.push(['Redis', () => aRedis(redisUrl, prefix())]);

async function aRedis(url: string, keys: string): Promise<SharedStore> {
  const store = createRedisStore(url, keys);
  const isReady = async () =>
    store.get('ready').then(
      () => true,
      () => false,
    );
  while (!(await isReady())) await settle();
  return store;
}

describe.each(stores)('cache on %s', (_, makeStore) => {
  const open: { close(): Promise<void> }[] = [];
  const make = async () => {
    const made = aCache(await makeStore());
    open.push(made.cache);
    return made;
  };
  afterEach(async () => {
    await Promise.all(open.splice(0).map((cache) => cache.close()));
  });

  it('loads a missing key once', async () => {
    const { cache } = await make();
    const source = aSource();
    expect((await cache.getOrLoad('k', policy, source.load)).toString()).toBe('value 1');
    expect((await cache.getOrLoad('k', policy, source.load)).toString()).toBe('value 1');
    expect(source.calls()).toBe(1);
  });

  it('returns a fresh value without loading, and no other value', async () => {
    const { cache, events, wait } = await make();
    expect(cache.getFresh('key')).toBeUndefined();
    await cache.getOrLoad('key', policy, aSource().load);
    expect(String(cache.getFresh('key'))).toBe('value 1');
    wait(1001);
    expect(cache.getFresh('key')).toBeUndefined();
    expect(events).toEqual(['miss', 'hit']);
  });

  it('loads once for simultaneous callers', async () => {
    const { cache } = await make();
    const source = aSource();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => cache.getOrLoad('k', policy, source.load)),
    );
    expect(new Set(answers.map(String))).toEqual(new Set(['value 1']));
    expect(source.calls()).toBe(1);
  });

  it('returns the old value at once while it is reloaded', async () => {
    const { cache, wait } = await make();
    const source = aSource();
    await cache.getOrLoad('k', policy, source.load);
    wait(1500);
    expect(String(await cache.getOrLoad('k', policy, source.load))).toBe('value 1');
    await settle();
    expect(String(await cache.getOrLoad('k', policy, source.load))).toBe('value 2');
    expect(source.calls()).toBe(2);
  });

  it('returns the old value after a failed reload, and does not load again at once', async () => {
    const { cache, wait } = await make();
    const source = aSource((call) => {
      if (call > 1) throw new Error('down');
      return 'old';
    });
    await cache.getOrLoad('k', policy, source.load);
    wait(2500);
    expect(String(await cache.getOrLoad('k', policy, source.load))).toBe('old');
    expect(String(await cache.getOrLoad('k', policy, source.load))).toBe('old');
    expect(source.calls()).toBe(2);
  });

  it('does not repeat a failed load for ten seconds', async () => {
    const { cache, wait } = await make();
    const source = aSource((call) => {
      if (call === 1) throw new Error('down');
      return 'up';
    });
    await expect(cache.getOrLoad('k', policy, source.load)).rejects.toThrow('down');
    await expect(cache.getOrLoad('k', policy, source.load)).rejects.toThrow('down');
    expect(source.calls()).toBe(1);
    wait(10_001);
    expect(String(await cache.getOrLoad('k', policy, source.load))).toBe('up');
  });

  it('caches a value for as long as its own load states', async () => {
    const { cache, wait } = await make();
    const source = aSource();
    const load = async () => ({ bytes: await source.load(), freshMs: 100 });
    await cache.getOrLoad('k', policy, load);
    wait(101);
    expect(String(await cache.getOrLoad('k', policy, load))).toBe('value 2');
  });

  it('aborts the load only when all waiting callers have aborted', async () => {
    const { cache } = await make();
    let isAborted = false;
    const load = (signal: AbortSignal) =>
      new Promise<Buffer>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          isAborted = true;
          reject(signal.reason);
        });
      });
    const [first, second] = [new AbortController(), new AbortController()];
    const answers = [
      cache.getOrLoad('k', policy, load, first.signal),
      cache.getOrLoad('k', policy, load, second.signal),
    ].map((answer) => answer.catch((error: Error) => error.name));
    await settle();
    first.abort();
    await settle();
    expect(isAborted).toBe(false);
    second.abort();
    expect(await Promise.all(answers)).toEqual(['AbortError', 'AbortError']);
    await settle();
    expect(isAborted).toBe(true);
    expect(String(await cache.getOrLoad('k', policy, aSource().load))).toBe('value 1');
  });

  it('returns a stored value until it expires', async () => {
    const { cache, wait } = await make();
    await cache.set('k', bytes('kept'), 1000);
    expect(String(await cache.get('k'))).toBe('kept');
    wait(1001);
    expect(await cache.get('k')).toBeUndefined();
  });
});

describe('cache with a shared store', () => {
  const dead = (): SharedStore => {
    const fail = () => Promise.reject(new Error('connection is closed'));
    return { get: fail, set: fail, lock: fail, unlock: fail, close: async () => undefined };
  };

  it('answers from memory when the store is down, and logs it once', async () => {
    const { cache, events, notes } = aCache(dead());
    const source = aSource();
    await cache.getOrLoad('k', policy, source.load);
    expect(String(await cache.getOrLoad('k', policy, source.load))).toBe('value 1');
    expect(source.calls()).toBe(1);
    expect(notes).toEqual(['shared cache does not answer; working from memory']);
    expect(events).toContain('shared_failed');
  });

  it('answers from memory when no server listens at the address', async () => {
    const store = createRedisStore('redis://127.0.0.1:1');
    const { cache } = aCache(store);
    expect(String(await cache.getOrLoad('k', policy, aSource().load))).toBe('value 1');
    await cache.close();
  });

  it('writes entries to the store that were cached in memory during its outage', async () => {
    const stored = new Map<string, Buffer>();
    let isAway = true;
    const listeners: (() => void)[] = [];
    const answer = async <T>(work: () => T) => {
      if (isAway) throw new Error('connection is closed');
      return work();
    };
    const store: SharedStore = {
      get: (key) => answer(() => stored.get(key) ?? null),
      set: (key, value) => answer(() => void stored.set(key, value)),
      lock: () => answer(() => 'token'),
      unlock: () => answer(() => undefined),
      onReady: (listener) => listeners.push(listener),
      close: async () => undefined,
    };
    const [one, other] = [aCache(store), aCache(store)];
    await one.cache.set('session', bytes('open'), 1000);
    await one.cache.set('over', bytes('late'), 10);
    one.wait(11);
    expect(await other.cache.get('session')).toBeUndefined();
    isAway = false;
    for (const listener of listeners) listener();
    await settle();
    expect(String(await other.cache.get('session'))).toBe('open');
    expect([...stored.keys()]).toEqual(['session']);
  });

  const onRedis = redisUrl ? it : it.skip;
  onRedis('lets one replica load while the other waits for its value', async () => {
    const keys = prefix();
    const replicas = await Promise.all(
      [0, 1].map(async () => createCache({ shared: await aRedis(redisUrl ?? '', keys) })),
    );
    const source = aSource();
    const slow = async () => {
      await settle();
      return source.load();
    };
    const answers = await Promise.all(
      replicas.flatMap((cache) => [1, 2, 3].map(() => cache.getOrLoad('k', policy, slow))),
    );
    expect(new Set(answers.map(String))).toEqual(new Set(['value 1']));
    expect(source.calls()).toBe(1);
    await Promise.all(replicas.map((cache) => cache.close()));
  });
});

it('returns a value that is too large to waiting callers, and caches it nowhere', async () => {
  const cache = createCache();
  const load = jest.fn(async () => Buffer.alloc(11));
  const policy = { freshMs: 1000, loadMs: 1000, maxBytes: 10 };
  expect(await cache.getOrLoad('large', policy, load)).toHaveLength(11);
  expect(cache.getFresh('large')).toBeUndefined();
  expect(await cache.getOrLoad('large', policy, load)).toHaveLength(11);
  expect(load).toHaveBeenCalledTimes(2);
});
