import type { ModuleId, OperationsListedBooking } from '@tiquete/contracts';
import type { BrandReads } from '../db/readReplica';
import { listForStaff, shownBookingStatus, type StaffListedRow } from '../bookings/repository';

export const BOOKINGS_PAGE_SIZE = 30;
export interface BookingsFilter {
  state?: string;
  unfinished?: 'yes';
  product?: ModuleId;
  supplier?: string;
  q?: string;
  /** YYYY-MM-DD, in Colombia. */
  from?: string;
  to?: string;
  page: number;
}
/** Newest first. */
export function listStaffBookings(
  db: BrandReads,
  brandId: string,
  filter: BookingsFilter,
): Promise<{ bookings: OperationsListedBooking[]; total: number; isMore: boolean }> {
  const { unfinished, page, ...wanted } = filter;
  return db.withBrand(brandId, async (tx) => {
    const { rows, total, isMore } = await listForStaff(
      tx,
      brandId,
      { ...wanted, isUnfinished: unfinished !== undefined },
      { limit: BOOKINGS_PAGE_SIZE, offset: (page - 1) * BOOKINGS_PAGE_SIZE },
    );
    return { bookings: rows.map(toListed), total, isMore };
  });
}

export const toListed = ({
  id,
  code,
  product,
  state,
  title,
  supplier,
  supplier_locator,
  date_from,
  date_to,
  total,
  optionals_total,
  created_at,
  open_cases,
}: StaffListedRow): OperationsListedBooking => ({
  id,
  code,
  product,
  state,
  status: shownBookingStatus(state),
  title,
  supplier,
  supplier_locator,
  date_from,
  date_to,
  total,
  optionals_total,
  created_at: created_at.toISOString(),
  open_cases,
});
