import type { OperationsCase, OperationsListedCase } from '@tiquete/contracts';
import type { Database, Tx } from '../db/database';
import type { BrandReads } from '../db/readReplica';
import { AppError } from '../lib/errors';
import { actionsOfCase, type CaseRow, findCase, listCases, SYSTEM } from '../bookings/cases';
import { readBookingNames } from '../bookings/repository';
import { BOOKINGS_PAGE_SIZE } from './listStaffBookings';
import { operatorNames } from './operatorNames';

type Named = NonNullable<OperationsListedCase['booking']>;

export const readCases = (
  db: BrandReads,
  brandId: string,
  { state, kind, page }: { state: CaseRow['state']; kind?: string; page: number },
): Promise<{ cases: OperationsListedCase[]; total: number }> =>
  db.withBrand(brandId, async (tx) => {
    const { cases, total } = await listCases(tx, brandId, {
      state,
      kind,
      limit: BOOKINGS_PAGE_SIZE,
      offset: (page - 1) * BOOKINGS_PAGE_SIZE,
    });
    const bookings = await bookingsOf(tx, brandId, cases);
    return { cases: cases.map((one) => toListedCase(one, bookings)), total };
  });

/** @throws AppError NOT_FOUND */
export const readCase = (db: Database, brandId: string, id: string): Promise<OperationsCase> =>
  db.withBrand(brandId, async (tx) => {
    const found = await findCase(tx, brandId, id);
    if (!found) throw new AppError('NOT_FOUND');
    const actions = await actionsOfCase(tx, brandId, id);
    const names = await operatorNames(
      tx,
      brandId,
      actions.map(({ actor }) => actor),
    );
    return {
      ...toListedCase(found, await bookingsOf(tx, brandId, [found])),
      payment_id: found.payment_id,
      refund_id: found.refund_id,
      note: found.note,
      actions: actions.map(({ at, actor, action, data }) => ({
        at: at.toISOString(),
        actor: actor === SYSTEM ? null : (names.get(actor) ?? actor),
        action,
        data,
      })),
    };
  });

const toListedCase = (
  row: CaseRow,
  bookings: ReadonlyMap<string, Named>,
): OperationsListedCase => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  version: row.version,
  booking: (row.booking_id === null ? null : bookings.get(row.booking_id)) ?? null,
  data: row.data,
  opened_at: row.opened_at.toISOString(),
  seen_at: row.seen_at.toISOString(),
  resolved_at: row.resolved_at?.toISOString() ?? null,
});

async function bookingsOf(
  tx: Tx,
  brandId: string,
  cases: readonly CaseRow[],
): Promise<Map<string, Named>> {
  const ids = cases.map(({ booking_id }) => booking_id).filter((id) => id !== null);
  const rows = await readBookingNames(tx, brandId, ids);
  return new Map(rows.map((row) => [row.id, row]));
}
