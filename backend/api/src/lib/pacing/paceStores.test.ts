import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { Redis } from 'ioredis';
import { openTestDatabase } from '../../testing/testDatabase';
import { createMemoryPaces, type PaceStore, withPaceFallback } from './paceStore';
import { createPostgresPaces } from './postgresPaces';
import { createRedisPaces } from './redisPaces';

const THREE = [{ calls: 3, seconds: 1 }];
const NOW = Date.parse('2027-01-05T10:00:00Z');

/** True when the port is in use. */
const isTaken = (port: number) =>
  new Promise<boolean>((done) => {
    const server = createServer();
    server.once('error', () => done(true));
    server.listen(port, '127.0.0.1', () => server.close(() => done(false)));
  });

describePaces('memory', async () => ({ store: createMemoryPaces(), close: async () => undefined }));
describePaces('PostgreSQL', async () => {
  const { login, close } = await openTestDatabase();
  return { store: createPostgresPaces(login), close };
});
describePaces('Redis', async () => {
  const url =
    process.env.TEST_REDIS_URL ?? ((await isTaken(6379)) ? 'redis://127.0.0.1:6379' : null);
  if (url === null) return null;
  const redis = new Redis(url);
  return { store: createRedisPaces(redis), close: async () => void (await redis.quit()) };
});

/** Contract suite of every pace store. */
function describePaces(
  name: string,
  make: () => Promise<{ store: PaceStore; close(): Promise<void> } | null>,
): void {
  describe(`paces in ${name}`, () => {
    let made: Awaited<ReturnType<typeof make>>;
    beforeAll(async () => {
      made = await make();
      if (!made) console.log(`paces in ${name}: skipped, no server (TEST_REDIS_URL, or port 6379)`);
    });
    afterAll(() => made?.close());
    const brandReleases = (text: string, run: (store: PaceStore, key: string) => Promise<void>) =>
      it(text, async () => {
        if (made) await run(made.store, randomBytes(6).toString('hex'));
      });
    const takeOf = (key: string, rules = THREE) => ({ key, rules, remembered: rules });

    brandReleases(
      'gives no more turns than the rule allows, however many ask at once',
      async (store, key) => {
        const requested = await Promise.all(
          Array.from({ length: 8 }, () => store.take([takeOf(key)], NOW)),
        );
        expect(requested.filter((opens) => opens === NOW)).toHaveLength(3);
        expect(requested.filter((opens) => opens === NOW + 1010)).toHaveLength(5);
        expect(await store.take([takeOf(key)], NOW + 1010)).toBe(NOW + 1010);
      },
    );

    brandReleases('takes a turn of every limit, or of none', async (store, key) => {
      const one = takeOf(`${key} one`, [{ calls: 1, seconds: 1 }]);
      const both = [takeOf(key), one];
      expect(await store.take(both, NOW)).toBe(NOW);
      expect(await store.take(both, NOW)).toBe(NOW + 1010);
      // Only one turn of the first limit is taken.
      expect(await store.take([takeOf(key)], NOW)).toBe(NOW);
      expect(await store.take([takeOf(key)], NOW)).toBe(NOW);
      expect(await store.take([takeOf(key)], NOW)).toBe(NOW + 1010);
    });

    brandReleases(
      'gives no turn until a closed limit opens, and opens none earlier',
      async (store, key) => {
        await store.close(key, NOW + 30_000, NOW);
        await store.close(key, NOW + 10_000, NOW);
        expect(await store.take([takeOf(key)], NOW)).toBe(NOW + 30_000);
        expect(await store.take([takeOf(key)], NOW + 30_000)).toBe(NOW + 30_000);
      },
    );
  });
}

it('applies the limits of one process while the shared store is unreachable', async () => {
  const failures: unknown[] = [];
  const away: PaceStore = {
    take: () => Promise.reject(new Error('away')),
    close: () => Promise.reject(new Error('away')),
  };
  const store = withPaceFallback(away, createMemoryPaces(), (error) => failures.push(error));
  const take = { key: 'GDS', rules: THREE, remembered: THREE };
  const requested: number[] = [];
  for (let call = 0; call < 4; call += 1) requested.push(await store.take([take], NOW));
  await store.close('GDS', NOW + 5000, NOW);
  expect(requested).toEqual([NOW, NOW, NOW, NOW + 1010]);
  expect(failures).toHaveLength(5);
});
