import type { OperationsSummary } from '@tiquete/contracts';
import type { Database, Tx } from '../db/database';
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
const MAILS = `
  select count(*) filter (where next_at is not null) as waiting,
    min(created_at) filter (where next_at is not null) as oldest_at,
    count(*) filter (where state in ('FAILED', 'UNCLEAR')) as failed
  from mails
  where brand = $1`;
const REFUNDS = `
  select count(*) filter (where state in ('DUE', 'SENT')) as waiting,
    coalesce(sum(amount) filter (where state <> 'DONE'), 0)::bigint as amount,
    count(*) filter (where state = 'MANUAL') as manual
  from refunds
  where brand = $1 and state <> 'DONE'`;

/** State of a brand's checkout. */
export function readSummary(db: Database, brandId: string, at: Date): Promise<OperationsSummary> {
  return db.withBrand(brandId, async (tx) => {
    const bookings = await countBookings(tx, brandId);
    const unfinished = bookings.filter(({ state }) => !isFinished(state));
    const cases = await countOpenCases(tx, brandId);
    const [refunds] = await tx.query<{ waiting: number; amount: number; manual: number }>(REFUNDS, [
      brandId,
    ]);
    return {
      at: at.toISOString(),
      bookings: bookings.map(({ state, count, oldest_at }) => ({
        state,
        count,
        oldest_at: oldest_at.toISOString(),
        is_finished: isFinished(state),
      })),
      unfinished: {
        count: unfinished.reduce((sum, { count }) => sum + count, 0),
        oldest_at: oldestOf(unfinished.map(({ oldest_at }) => oldest_at)),
      },
      cases: cases.map(({ kind, count, oldest_at }) => ({
        kind,
        count,
        oldest_at: oldest_at.toISOString(),
      })),
      refunds: refunds ?? { waiting: 0, amount: 0, manual: 0 },
      outbox: await readQueue(tx, OUTBOX, brandId),
      mails: await readQueue(tx, MAILS, brandId),
      runs: await lastRuns(tx, brandId, RUNS),
    };
  });
}

const countBookings = (
  tx: Tx,
  brandId: string,
): Promise<{ state: string; count: number; oldest_at: Date }[]> =>
  tx.query(
    'select state, count(*) as count, min(created_at) as oldest_at from bookings where brand = $1 group by state order by state',
    [brandId],
  );

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
