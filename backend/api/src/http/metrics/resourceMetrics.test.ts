import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { createWorker } from '../../effects/worker';
import { createLog } from '../../lib/log';
import { createSearchSlots } from '../../lib/search/searchSlots';
import { openTestDatabase } from '../../testing/testDatabase';
import { measureResources, measureWorkers, type Resources } from './resourceMetrics';

const without: Resources = {
  pools: { primary: null, replica: null },
  redis: { cache: null, counters: null },
  slots: { taken: () => 0 },
  dataDir: tmpdir(),
};
/** Measures the resources and returns the lines of the next scrape. */
function scrapeOf(resources: Partial<Resources>) {
  const registry = new Registry();
  measureResources(registry, { ...without, ...resources });
  return async () =>
    (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
}
const valueIn = (lines: readonly string[], name: string) =>
  Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1]);

it('shows the connections of a pool and the calls that wait for one', async () => {
  const test = await openTestDatabase();
  const { pool } = test.db;
  const { max } = pool.options;
  const scrape = scrapeOf({ pools: { primary: pool, replica: null } });
  const clients = await Promise.all(Array.from({ length: max }, () => pool.connect()));
  const waiting = pool.query('select 1');
  expect((await scrape()).filter((line) => line.startsWith('database_'))).toEqual([
    `database_connections{database="primary"} ${max}`,
    'database_connections_idle{database="primary"} 0',
    `database_connections_limit{database="primary"} ${max}`,
    'database_callers_waiting{database="primary"} 1',
  ]);
  for (const client of clients) client.release();
  await waiting;
  const lines = await scrape();
  expect(lines).toContain(`database_connections_idle{database="primary"} ${max}`);
  expect(lines).toContain('database_callers_waiting{database="primary"} 0');
  await test.close();
});

it('counts a check of a worker only when the database answered', async () => {
  let [now, isAway] = [1000, true];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const worker = createWorker({
    db: {
      async queryBrands<Row>() {
        if (isAway) throw new Error('away');
        return [{ due: [false] } as Row];
      },
    },
    clock: () => new Date(),
    log: createLog('silent'),
    sources: [],
  });
  const registry = new Registry();
  measureWorkers(registry, { mails: worker });
  const age = () => registry.getSingleMetricAsString('worker_checked_seconds_ago');
  now += 5000;
  await expect(worker.runDue()).rejects.toThrow('away');
  expect(await age()).toMatch(/{worker="mails"} 5$/);
  isAway = false;
  await worker.runDue();
  now += 2000;
  expect(await age()).toMatch(/{worker="mails"} 2$/);
  jest.restoreAllMocks();
});

it('shows for each use of Redis whether the process is connected', async () => {
  let isConnected = true;
  const scrape = scrapeOf({ redis: { cache: { isConnected: () => isConnected }, counters: null } });
  const ofRedis = async () => (await scrape()).filter((line) => line.startsWith('redis_'));
  expect(await ofRedis()).toEqual(['redis_connected{use="cache"} 1']);
  isConnected = false;
  expect(await ofRedis()).toEqual(['redis_connected{use="cache"} 0']);
});

it('shows how many searches run', async () => {
  const slots = createSearchSlots(3);
  const scrape = scrapeOf({ slots });
  const free = slots.take();
  slots.take();
  expect(valueIn(await scrape(), 'search_slots_taken')).toBe(2);
  free();
  expect(valueIn(await scrape(), 'search_slots_taken')).toBe(1);
});

it('shows the disk of the data folder, and nothing while the folder is missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  const scrape = scrapeOf({ dataDir: folder });
  const lines = await scrape();
  const [free, size] = [valueIn(lines, 'disk_free_bytes'), valueIn(lines, 'disk_size_bytes')];
  expect(size).toBeGreaterThan(0);
  expect(free).toBeLessThanOrEqual(size);
  rmSync(folder, { recursive: true });
  expect((await scrape()).filter((line) => line.startsWith('disk_'))).toEqual([]);
});
