import { connectionTo } from '../db/hosts';
import { createReadReplica } from '../db/readReplica';
import type { GivenDeps } from '../deps';
import type { Metrics } from '../http/metrics/metrics';
import { createReadsFor, type ReadsFor } from '../staff';

/** Reads of the console's lists, by DATABASE_READ_URL where it is set. A worker answers no console. */
export function createReads({
  config,
  db,
  clock,
  log,
  metrics,
}: Pick<GivenDeps, 'config' | 'db' | 'log'> & { clock: () => Date; metrics: Metrics }): {
  readsFor: ReadsFor;
  close(): Promise<void>;
} {
  const { databaseReadUrl, role } = config;
  const replica =
    databaseReadUrl === null || role === 'worker'
      ? null
      : createReadReplica({
          primary: db,
          connection: connectionTo(databaseReadUrl),
          log,
          onRead: metrics.countStaffRead,
        });
  const onOwnWrite = () => metrics.countStaffRead('own write');
  return {
    readsFor: createReadsFor({ db, replica, clock, onOwnWrite }),
    close: async () => replica?.close(),
  };
}
