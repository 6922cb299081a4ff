import type { FastifyBaseLogger } from 'fastify';
import { errorCode } from '../lib/errorCode';
import { AppError } from '../lib/errors';
import type { Connection } from './hosts';
import { createDatabase, type Database, type Tx } from './database';

/** Part of the database for transactions that only read one brand's rows. */
export type BrandReads = Pick<Database, 'withBrand'>;
/** `replica`: the replica answered; `stale`: it lags behind too far; `away`: it failed or did not answer in time. */
export type ReplicaOutcome = 'replica' | 'stale' | 'away';

export interface ReadReplicaOptions {
  primary: Database;
  /** Connection to a physical replica, or to a balancer in front of several. */
  connection: Connection;
  preparesStatements?: boolean;
  log: Pick<FastifyBaseLogger, 'warn'>;
  onRead?: (outcome: ReplicaOutcome) => void;
  maxStaleMs?: number;
}
export interface ReadReplica extends BrandReads {
  pool: Database['pool'];
  close(): Promise<void>;
}

/** Maximum age in milliseconds of what the replica shows. */
export const MAX_STALE_MS = 5000;
/** Milliseconds between two readings of the primary's position. */
const POSITION_EVERY_MS = 1000;
/** Deadlines in milliseconds for a connection, a statement and its answer, shorter than those of the primary. */
const WAITS = {
  connectionTimeoutMillis: 1000,
  statement_timeout: 5000,
  query_timeout: 6000,
};
/** Milliseconds without an attempt after a failure, so that not every read waits for a replica that is away. */
const PAUSE_MS = 5000;

/**
 * True when this server has everything up to the position $1. The clock of a replica does not show how far it lags: one without
 * a connection to its primary looks up to date. A server that is no replica, such as a promoted one, is compared by its own position.
 */
const IS_RECENT = `
  select set_config('transaction_read_only', 'on', true),
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end >= $1::pg_lsn
      as is_recent`;

/** Error of a write. It must not run on the primary in place of the replica. */
const READ_ONLY = '25006';

class StaleReplica extends Error {}

/**
 * Reads from a replica what may be up to `maxStaleMs` old. Each transaction checks on its own connection that the replica has
 * everything that the primary had at most `maxStaleMs` ago. When it has not, fails or does not answer in time, the same work
 * runs on the primary; it therefore only reads.
 */
export function createReadReplica({
  primary,
  connection,
  preparesStatements = true,
  log,
  onRead = () => undefined,
  maxStaleMs = MAX_STALE_MS,
}: ReadReplicaOptions): ReadReplica {
  const replica = createDatabase({ max: 10, ...connection, ...WAITS }, { preparesStatements });
  /** Positions of the primary in its log, with the process's time before each was asked for, oldest first. */
  let positions: { at: number; lsn: string }[] = [];
  let pausedUntil = 0;

  const readPosition = async () => {
    const at = performance.now();
    const [row] = await primary.query<{ lsn: string }>(
      'select pg_current_wal_flush_lsn()::text as lsn',
    );
    if (row) positions = [...recentPositions(), { at, lsn: row.lsn }];
  };
  const recentPositions = () => positions.filter(({ at }) => performance.now() - at <= maxStaleMs);
  // Without a recent position, reads use the primary.
  const readOn = () => void readPosition().catch(() => undefined);
  readOn();
  const timer = setInterval(readOn, POSITION_EVERY_MS).unref();

  const readReplica = <T>(brandId: string, work: (tx: Tx) => Promise<T>, settings?: Settings) => {
    const [oldest] = recentPositions();
    if (!oldest) throw new StaleReplica();
    return replica.withBrand(
      brandId,
      async (tx) => {
        const [row] = await tx.query<{ is_recent: boolean }>(IS_RECENT, [oldest.lsn]);
        if (!row?.is_recent) throw new StaleReplica();
        return work(tx);
      },
      settings,
    );
  };
  return {
    pool: replica.pool,
    async withBrand(brandId, work, settings) {
      if (performance.now() >= pausedUntil) {
        try {
          const result = await readReplica(brandId, work, settings);
          onRead('replica');
          return result;
        } catch (error) {
          if (error instanceof AppError || errorCode(error) === READ_ONLY) throw error;
          const isStale = error instanceof StaleReplica;
          if (!isStale) {
            pausedUntil = performance.now() + PAUSE_MS;
            log.warn({ err: error }, 'the read replica failed, so the primary answers');
          }
          onRead(isStale ? 'stale' : 'away');
        }
      } else onRead('away');
      return primary.withBrand(brandId, work, settings);
    },
    async close() {
      clearInterval(timer);
      await replica.close();
    },
  };
}
type Settings = Parameters<Database['withBrand']>[2];
