import { type OperationsStory, type OperationsTrace, toSupportCode } from '@tiquete/contracts';
import type { Database, Tx } from '../../db/database';
import { listForStaff } from '../../bookings/repository';
import { bookingOfTrace, readTraces, type TraceRow, TRACES_MAX } from '../../traces/readTraces';
import type { Operator } from '../operatorsOnly';
import { readStaffBooking } from '../readStaffBooking';

/** Releases of a set by part; null for a set that no page had. */
export type ReadReleaseSet = (set: string) => Promise<ReadonlyMap<string, string> | null>;
interface Parts {
  engine: Parameters<typeof readStaffBooking>[0] & { db: Database };
  readReleaseSet: ReadReleaseSet;
}
type Found = Pick<OperationsStory, 'booking' | 'traces' | 'has_more' | 'releases'>;

/** Story of the booking of a request, a trace, a code, a reference or a locator. `limit` is the brand's `refund_limit`. */
export async function readStory(
  { engine, readReleaseSet }: Parts,
  operator: Operator,
  { id, limit }: { id: string; limit: number | undefined },
): Promise<Found> {
  const { brandId } = operator;
  const bookingId = await engine.db.withBrand(brandId, (tx) => findBookingId(tx, brandId, id));
  if (!bookingId) return { booking: null, traces: [], has_more: false, releases: [] };
  const booking = await readStaffBooking(engine, operator, { id: bookingId, limit });
  const rows = await engine.db.withBrand(brandId, (tx) => readTraces(tx, brandId, bookingId));
  const shown = rows.slice(0, TRACES_MAX);
  const sets = [...new Set(shown.flatMap(({ release_set }) => release_set ?? []))];
  const releases = await Promise.all(
    sets.map(async (set) => ({
      code: toSupportCode(brandId, set),
      parts: [...((await readReleaseSet(set)) ?? [])].map(([part, release]) => ({ part, release })),
    })),
  );
  return {
    booking,
    traces: shown.map((row) => toTrace(row, brandId)),
    has_more: rows.length > TRACES_MAX,
    releases,
  };
}

/** The booking of a trace or a request, else the only one whose code, reference or locator begins with the text. */
async function findBookingId(tx: Tx, brandId: string, id: string): Promise<string | undefined> {
  const traced = await bookingOfTrace(tx, brandId, id);
  if (traced) return traced;
  const { rows } = await listForStaff(
    tx,
    brandId,
    { q: id, isUnfinished: false },
    { limit: 2, offset: 0 },
  );
  const [first, ...others] = rows;
  return others.length === 0 ? first?.id : undefined;
}

const toTrace = ({ at, release_set, ...row }: TraceRow, brandId: string): OperationsTrace => ({
  ...row,
  at: at.toISOString(),
  code: release_set === null ? null : toSupportCode(brandId, release_set),
});
