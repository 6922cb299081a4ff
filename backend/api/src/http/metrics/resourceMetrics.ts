import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Pool } from 'pg';
import type { Worker } from '../../effects/worker';
import type { SearchSlots } from '../../lib/search/searchSlots';

interface Connected {
  isConnected?(): boolean;
}
/** Resources that a process uses: the machine and other servers. A part that is null is not configured, so it has no values. */
export interface Resources {
  pools: Record<
    'primary' | 'replica',
    Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount' | 'options'> | null
  >;
  redis: Record<'cache' | 'counters', Connected | null | undefined>;
  slots: Pick<SearchSlots, 'taken'>;
  /** Absolute path of DATA_DIR. */
  dataDir: string;
}

/** Gauges of pools, Redis, search slots and disk. All are read from memory or the kernel at each scrape, without any query. */
export function measureResources(
  registry: Registry,
  { pools, redis, slots, dataDir }: Resources,
): void {
  const registers = [registry];
  const poolGauge = (
    name: string,
    help: string,
    read: (pool: NonNullable<Resources['pools']['primary']>) => number,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: ['database'],
      registers,
      collect() {
        for (const [database, pool] of Object.entries(pools))
          if (pool) this.set({ database }, read(pool));
      },
    });
  poolGauge('database_connections', 'Open connections of the pool', (pool) => pool.totalCount);
  poolGauge('database_connections_idle', 'Those that no call uses', (pool) => pool.idleCount);
  poolGauge(
    'database_connections_limit',
    'Most connections of the pool',
    ({ options }) => options.max,
  );
  poolGauge(
    'database_callers_waiting',
    'Calls that wait for a connection of the pool',
    (pool) => pool.waitingCount,
  );
  new Gauge({
    name: 'redis_connected',
    help: '1 while this process is connected to Redis, by use',
    labelNames: ['use'],
    registers,
    collect() {
      for (const [use, store] of Object.entries(redis))
        if (store?.isConnected) this.set({ use }, Number(store.isConnected()));
    },
  });
  new Gauge({
    name: 'search_slots_taken',
    help: 'Searches that run in this process, of all products; MAX_SEARCHES is the limit',
    registers,
    collect() {
      this.set(slots.taken());
    },
  });
  const diskGauge = (name: string, help: string, blocks: 'bavail' | 'blocks') =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.remove();
        // A process that has stored nothing yet may have no folder.
        const disk = await statfs(dataDir).catch(() => null);
        if (disk) this.set(disk[blocks] * disk.bsize);
      },
    });
  diskGauge('disk_free_bytes', 'Free bytes of the disk with DATA_DIR', 'bavail');
  diskGauge('disk_size_bytes', 'Size of the disk with DATA_DIR', 'blocks');
}

/** Gauges of the workers of this process by name: whether they still check for work, and how much they do. */
export function measureWorkers(
  registry: Registry,
  workers: Readonly<Record<string, Pick<Worker, 'status'>>>,
): void {
  const gauge = (name: string, help: string, value: 'checkedSecondsAgo' | 'steps') => {
    registry.removeSingleMetric(name);
    new Gauge({
      name,
      help,
      labelNames: ['worker'],
      registers: [registry],
      collect() {
        for (const [worker, { status }] of Object.entries(workers))
          this.set({ worker }, status()[value]);
      },
    });
  };
  gauge(
    'worker_checked_seconds_ago',
    'Seconds since the worker last could check for due steps',
    'checkedSecondsAgo',
  );
  gauge('worker_steps_running', 'Steps that run in this process', 'steps');
}
