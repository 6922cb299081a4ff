import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { connectionTo } from '../db/hosts';
import { createReadReplica } from '../db/readReplica';
import type { Metrics } from '../http/metrics/metrics';
import { createReadsFor, type ReadsFor } from '../staff';

/** Reads of the console's lists, by DATABASE_READ_URL where it is set. A worker answers no console. */
export function createReads({
  config,
  db,
  clock,
  log,
  metrics,
}: {
  config: Pick<Config, 'databaseReadUrl' | 'preparesStatements' | 'role'>;
  db: Database;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
  metrics: Pick<Metrics, 'countStaffRead'>;
}): {
  readsFor: ReadsFor;
  /** Connections to the replica; null without one. */
  replicaPool: Database['pool'] | null;
  close(): Promise<void>;
} {
  const { databaseReadUrl, preparesStatements, role } = config;
  const replica =
    databaseReadUrl === null || role === 'worker'
      ? null
      : createReadReplica({
          primary: db,
          connection: connectionTo(databaseReadUrl),
          preparesStatements,
          log,
          onRead: metrics.countStaffRead,
        });
  const onOwnWrite = () => metrics.countStaffRead('own write');
  return {
    readsFor: createReadsFor({ db, replica, clock, onOwnWrite }),
    replicaPool: replica?.pool ?? null,
    close: async () => replica?.close(),
  };
}
