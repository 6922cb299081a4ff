import type { OperationsSummary } from '@tiquete/contracts';
import type { Tx } from '../db/database';
import type { BrandReads } from '../db/readReplica';
import { countByState, summarizeRefunds } from '../bookings/repository';
import { countOpenCases } from '../bookings/cases';
import { lastRuns } from '../bookings/reconcile';
import { isFinished } from './bookingQueries';

const RUNS = 8;
interface Queue {
  waiting: number;
  oldest_at: Date | null;
  failed: number;
}
const OUTBOX =
  'select count(*) as waiting, min(created_at) as oldest_at, 0 as failed from outbox where brand = $1 and sent_at is null';
/** Both parts read a partial index, not all mails of the brand. */
const MAILS = `
  select count(*) as waiting, min(created_at) as oldest_at,
    (select count(*) from mails where brand = $1 and state in ('FAILED', 'UNCLEAR')) as failed
  from mails
  where brand = $1 and next_at is not null`;
/** Numbers of a brand's bookings, open cases, refunds, waiting events and mails, and its last daily comparisons. */
export function readSummary(db: BrandReads, brandId: string, at: Date): Promise<OperationsSummary> {
  return db.withBrand(brandId, async (tx) => {
    const bookings = await countByState(tx, brandId);
    const unfinished = bookings.filter(({ state }) => !isFinished(state));
    const cases = await countOpenCases(tx, brandId);
    const refunds = await summarizeRefunds(tx, brandId);
    return {
      at: at.toISOString(),
      bookings: bookings.map(({ state, count, oldest_at }) => ({
        state,
        count,
        oldest_at: oldest_at?.toISOString() ?? null,
        is_finished: isFinished(state),
      })),
      unfinished: {
        count: unfinished.reduce((sum, { count }) => sum + count, 0),
        oldest_at: oldestOf(unfinished.flatMap(({ oldest_at }) => oldest_at ?? [])),
      },
      cases: cases.map(({ kind, count, oldest_at }) => ({
        kind,
        count,
        oldest_at: oldest_at.toISOString(),
      })),
      refunds,
      outbox: await readQueue(tx, OUTBOX, brandId),
      mails: await readQueue(tx, MAILS, brandId),
      runs: await lastRuns(tx, brandId, RUNS),
    };
  });
}

async function readQueue(tx: Tx, sql: string, brandId: string) {
  const [row] = await tx.query<Queue>(sql, [brandId]);
  return {
    waiting: row?.waiting ?? 0,
    oldest_at: row?.oldest_at?.toISOString() ?? null,
    failed: row?.failed ?? 0,
  };
}

const oldestOf = (moments: Date[]): string | null =>
  moments.length === 0 ? null : new Date(Math.min(...moments.map(Number))).toISOString();
