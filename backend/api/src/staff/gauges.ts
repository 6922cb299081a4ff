import type { Database } from '../db/database';
import { countByBrandAndState } from '../bookings/repository';
import { DIFFERENCE_KINDS } from '../bookings/reconcile';
import { isFinished } from './bookingQueries';

export interface CheckoutGauges {
  brand: string;
  /** `oldestSeconds` is 0 for states that have ended. */
  bookings: { state: string; count: number; oldestSeconds: number; isFinished: boolean }[];
  outbox: { waiting: number; lagSeconds: number };
  cases: { kind: string; count: number }[];
  /** Number of differences found in our books, by kind; each must be 0. */
  differences: { kind: string; count: number }[];
}
const OUTBOX =
  'select brand, count(*) as waiting, min(created_at) as oldest from outbox where sent_at is null group by brand';
const CASES =
  "select brand, kind, data->>'difference' as difference, count(*) as count from cases where state = 'OPEN' group by 1, 2, 3";
interface OutboxCount {
  brand: string;
  waiting: number;
  oldest: Date;
}
interface CaseCount {
  brand: string;
  kind: string;
  difference: string | null;
  count: number;
}

/** Metrics of the checkout of every brand, including brands without bookings. Four statements, for any number of brands. */
export async function readGauges(db: Database, at: Date): Promise<CheckoutGauges[]> {
  const [brands, bookings, outboxes, cases] = await Promise.all([
    db.query<{ id: string }>('select id from brands order by id'),
    countByBrandAndState(db),
    db.queryBrands<OutboxCount>(OUTBOX, []),
    db.queryBrands<CaseCount>(CASES, []),
  ]);
  const secondsSince = (moment: Date) => Math.max(0, (at.getTime() - moment.getTime()) / 1000);
  const bookingsOf = byBrand(bookings);
  const outboxOf = byBrand(outboxes);
  const casesOf = byBrand(cases);
  return brands.map(({ id }) => {
    const [outbox] = outboxOf.get(id) ?? [];
    const open = casesOf.get(id) ?? [];
    const countOf = (kind: string) =>
      open
        .filter((one) => one.kind === 'RECONCILIATION' && one.difference === kind)
        .reduce((sum, { count }) => sum + count, 0);
    return {
      brand: id,
      bookings: (bookingsOf.get(id) ?? []).map(({ state, count, oldest_at }) => ({
        state,
        count,
        oldestSeconds: oldest_at ? secondsSince(oldest_at) : 0,
        isFinished: isFinished(state),
      })),
      outbox: {
        waiting: outbox?.waiting ?? 0,
        lagSeconds: outbox ? secondsSince(outbox.oldest) : 0,
      },
      cases: open.map(({ kind, count }) => ({ kind, count })),
      differences: DIFFERENCE_KINDS.map((kind) => ({ kind, count: countOf(kind) })),
    };
  });
}

function byBrand<Row extends { brand: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    const known = grouped.get(row.brand);
    if (known) known.push(row);
    else grouped.set(row.brand, [row]);
  }
  return grouped;
}
