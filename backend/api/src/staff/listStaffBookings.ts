import type { ModuleId, OperationsListedBooking } from '@tiquete/contracts';
import type { Database } from '../db/database';
import { type BookingRow, shownBookingStatus } from '../bookings/repository';
import { FINISHED } from './bookingQueries';

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
type Listed = Pick<
  BookingRow,
  | 'id'
  | 'code'
  | 'product'
  | 'state'
  | 'title'
  | 'supplier'
  | 'supplier_locator'
  | 'date_from'
  | 'date_to'
  | 'total'
  | 'optionals_total'
  | 'created_at'
>;
export interface StaffListedRow extends Listed {
  open_cases: number;
}
export const OPEN_CASES =
  "(select count(*) from cases c where c.brand = b.brand and c.booking_id = b.id and c.state = 'OPEN') as open_cases";
const COLUMNS = `
  b.id, b.code, b.product, b.state, b.title, b.supplier, b.supplier_locator, b.date_from::text,
  b.date_to::text, b.total, b.optionals_total, b.created_at, ${OPEN_CASES}`;
const WHERE = `
  b.brand = $1 and ($2::text is null or b.state = $2) and ($3::text[] is null or b.state <> all($3))
    and ($4::text is null or b.product = $4) and ($5::text is null or b.supplier = $5)
    and ($6::text is null or starts_with(b.code, upper($6))
      or starts_with(lower(b.supplier_locator), lower($6))
      or starts_with(lower(b.client_reference), lower($6))
      or exists (select from payments p
        where p.brand = b.brand and p.booking_id = b.id and starts_with(p.reference, upper($6))))
    and ($7::date is null or b.created_at >= $7::date::timestamp at time zone 'America/Bogota')
    and ($8::date is null or b.created_at < ($8::date + 1)::timestamp at time zone 'America/Bogota')`;

/** Newest first. */
export function listStaffBookings(
  db: Database,
  brandId: string,
  filter: BookingsFilter,
): Promise<{ bookings: OperationsListedBooking[]; total: number }> {
  const { state, unfinished, product, supplier, q, from, to, page } = filter;
  const values = [
    brandId,
    state ?? null,
    unfinished ? FINISHED : null,
    product ?? null,
    supplier ?? null,
    q ?? null,
    from ?? null,
    to ?? null,
  ];
  return db.withBrand(brandId, async (tx) => {
    const rows = await tx.query<StaffListedRow>(
      `select ${COLUMNS} from bookings b where ${WHERE} order by b.created_at desc, b.id limit $9 offset $10`,
      [...values, BOOKINGS_PAGE_SIZE, (page - 1) * BOOKINGS_PAGE_SIZE],
    );
    const [count] = await tx.query<{ total: number }>(
      `select count(*) as total from bookings b where ${WHERE}`,
      values,
    );
    return { bookings: rows.map(toListed), total: count?.total ?? 0 };
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
