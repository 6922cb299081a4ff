import type { Database } from '../../db/database';
import { DIFFERENCE_KINDS } from '../reconciliation';
import { isFinished } from './states';
import { countBookings } from './summary';

export interface CheckoutGauges {
  brand: string;
  bookings: { state: string; count: number; oldestSeconds: number; isFinished: boolean }[];
  outbox: { waiting: number; lagSeconds: number };
  cases: { kind: string; count: number }[];
  /** Every kind; each must be 0. */
  differences: { kind: string; count: number }[];
}
const OUTBOX =
  'select count(*) as waiting, min(created_at) as oldest from outbox where brand = $1 and sent_at is null';
const CASES =
  "select kind, data->>'difference' as difference, count(*) as count from cases where brand = $1 and state = 'OPEN' group by 1, 2";

/** Metrics of a brand's checkout. */
export function readGauges(db: Database, brand: string, at: Date): Promise<CheckoutGauges> {
  const secondsSince = (moment: Date) => Math.max(0, (at.getTime() - moment.getTime()) / 1000);
  return db.withBrand(brand, async (tx) => {
    const [outbox] = await tx.query<{ waiting: number; oldest: Date | null }>(OUTBOX, [brand]);
    const cases = await tx.query<{ kind: string; difference: string | null; count: number }>(
      CASES,
      [brand],
    );
    const bookings = await countBookings(tx, brand);
    const countOf = (kind: string) =>
      cases
        .filter((one) => one.kind === 'RECONCILIATION' && one.difference === kind)
        .reduce((sum, { count }) => sum + count, 0);
    return {
      brand,
      bookings: bookings.map(({ state, count, oldest_at }) => ({
        state,
        count,
        oldestSeconds: secondsSince(oldest_at),
        isFinished: isFinished(state),
      })),
      outbox: {
        waiting: outbox?.waiting ?? 0,
        lagSeconds: outbox?.oldest ? secondsSince(outbox.oldest) : 0,
      },
      cases: cases.map(({ kind, count }) => ({ kind, count })),
      differences: DIFFERENCE_KINDS.map((kind) => ({ kind, count: countOf(kind) })),
    };
  });
}
