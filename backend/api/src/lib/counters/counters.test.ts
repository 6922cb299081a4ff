import { createServer } from 'node:net';
import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { openTestDatabase } from '../../testing/testDatabase';
import { createPostgresCounters } from './postgres';
import { createRedisCounters } from './redis';
import type { Counters, Limit } from './rule';

const FIVE: Limit = { free: 5, windowSeconds: 900, wait: { firstSeconds: 1, maxSeconds: 60 } };
const TWENTY: Limit = { free: 20, windowSeconds: 900, wait: 'rest-of-window' };

describeCounters('PostgreSQL', async () => {
  const { db, close } = await openTestDatabase();
  return { counters: createPostgresCounters(db), close };
});
describeCounters('Redis', async () => {
  const url = process.env.TEST_REDIS_URL ?? (await answers(6379)) ?? null;
  if (url === null) return null;
  const redis = new Redis(url);
  return { counters: createRedisCounters(redis), close: async () => void (await redis.quit()) };
});

/** Contract suite of every counter store. */
function describeCounters(
  name: string,
  make: () => Promise<{ counters: Counters; close(): Promise<void> } | null>,
): void {
  describe(`counters in ${name}`, () => {
    let made: Awaited<ReturnType<typeof make>>;
    const brand = `b${randomBytes(4).toString('hex')}`;
    const start = Date.now();
    const at = (seconds: number) => new Date(start + seconds * 1000);
    beforeAll(async () => {
      made = await make();
      if (!made)
        console.log(`counters in ${name}: skipped, no server (TEST_REDIS_URL, or port 6379)`);
    });
    afterAll(() => made?.close());
    const counts = (text: string, run: (counters: Counters, key: string) => Promise<void>) =>
      it(text, async () => {
        if (made) await run(made.counters, randomBytes(6).toString('hex'));
      });
    const take = (counters: Counters, key: string, limit: Limit, seconds: number) =>
      counters.take(brand, [{ key, limit }], at(seconds));

    counts(
      'let the free attempts pass, then wait twice as long each time, up to the longest',
      async (counters, key) => {
        for (let turn = 0; turn < 5; turn += 1)
          expect(await take(counters, key, FIVE, 0)).toEqual({ isAllowed: true });
        let now = 0;
        for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
          expect(await take(counters, key, FIVE, now)).toEqual({
            isAllowed: false,
            key,
            retryAfterSeconds: seconds,
          });
          now += seconds;
          expect(await take(counters, key, FIVE, now)).toEqual({ isAllowed: true });
        }
      },
    );
    counts('start again when the window has ended', async (counters, key) => {
      for (let turn = 0; turn < 20; turn += 1) await take(counters, key, TWENTY, 0);
      expect(await take(counters, key, TWENTY, 899)).toMatchObject({
        isAllowed: false,
        retryAfterSeconds: 1,
      });
      expect(await take(counters, key, TWENTY, 901)).toEqual({ isAllowed: true });
    });
    counts('let exactly as many pass when all come at once', async (counters, key) => {
      const taken = await Promise.all(
        Array.from({ length: 40 }, () => take(counters, key, FIVE, 0)),
      );
      expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(5);
    });
    counts('count on all keys or on none', async (counters, key) => {
      for (let turn = 0; turn < 5; turn += 1) await take(counters, key, FIVE, 0);
      const both = [
        { key: `${key}-free`, limit: TWENTY },
        { key, limit: FIVE },
      ];
      for (let turn = 0; turn < 25; turn += 1)
        expect(await counters.take(brand, both, at(0))).toMatchObject({ isAllowed: false, key });
      expect(await take(counters, `${key}-free`, TWENTY, 0)).toEqual({ isAllowed: true });
    });
    counts('take an attempt back, and forget', async (counters, key) => {
      for (let turn = 0; turn < 40; turn += 1) {
        expect(await take(counters, key, TWENTY, 0)).toEqual({ isAllowed: true });
        await counters.undo(brand, key, TWENTY);
      }
      for (let turn = 0; turn < 20; turn += 1) await take(counters, key, TWENTY, 0);
      await counters.clear(brand, key);
      expect(await take(counters, key, TWENTY, 0)).toEqual({ isAllowed: true });
    });
    counts('keep the brands apart', async (counters, key) => {
      for (let turn = 0; turn < 6; turn += 1) await take(counters, key, FIVE, 0);
      expect(await counters.take(`${brand}x`, [{ key, limit: FIVE }], at(0))).toEqual({
        isAllowed: true,
      });
    });
  });
}

/** The address of a server on a local port; undefined when it accepts no connection. */
function answers(port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const probe = createServer().once('error', () => done(`redis://127.0.0.1:${port}`));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(undefined)));
  });
}

it('a Redis that may evict keys is not used for counting; the database is used instead', async () => {
  const info = async () => 'maxmemory:1\r\nmaxmemory_policy:allkeys-lru\r\n';
  const counters = createRedisCounters({ info } as unknown as Redis);
  await expect(
    counters.take('b', [{ key: 'k', limit: FIVE }], new Date('2027-01-10T17:00:00Z')),
  ).rejects.toThrow('COUNTERS_REDIS_URL evicts keys (allkeys-lru)');
});
