import type { ModuleId } from '@tiquete/contracts';
import type { Tx } from '../../db/database';
import type { BookingRow } from './rows';
import { IS_UNFINISHED, UNFINISHED } from './states';

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
/** A booking as lists of staff show it. */
export interface StaffListedRow extends Listed {
  open_cases: number;
}
export interface StaffFilter {
  state?: string;
  /** True: only bookings that have not ended. */
  isUnfinished: boolean;
  product?: ModuleId;
  supplier?: string;
  /** Beginning of a code, a locator, the caller's reference or a payment's reference. */
  q?: string;
  /** First and last day of creation, `YYYY-MM-DD` in Colombia. */
  from?: string;
  to?: string;
}
const OPEN_CASES =
  "(select count(*) from cases c where c.brand = b.brand and c.booking_id = b.id and c.state = 'OPEN') as open_cases";
const LISTED = `
  b.id, b.code, b.product, b.state, b.title, b.supplier, b.supplier_locator, b.date_from::text,
  b.date_to::text, b.total, b.optionals_total, b.created_at, ${OPEN_CASES}`;
/** Largest number of matching bookings that is counted. */
const COUNTED_BOOKINGS = 1000;
/** Range of an index with the texts that begin with another one. */
const beginsWith = (column: string, text: string) =>
  `${column} collate "C" >= ${text} and ${column} collate "C" < ${text} || chr(1114111)`;
/** Largest number of matches that each part of a search finds. A beginning such as `TQ` is that of all codes. */
const FOUND_EACH = COUNTED_BOOKINGS + 1;
/**
 * Bookings whose code, locator or reference begins with a text: each part reads a range of an index. Row security allows no function
 * of a column there, so locators and the callers' references are found as written, in capitals and in small letters.
 */
const beginningWith = (q: string) =>
  [
    `select id from bookings where brand = $1 and ${beginsWith('code', `upper(${q})`)}`,
    `select booking_id from payments where brand = $1 and ${beginsWith('reference', `upper(${q})`)}`,
    ...['supplier_locator', 'client_reference'].flatMap((column) =>
      [q, `upper(${q})`, `lower(${q})`].map(
        (text) => `select id from bookings where brand = $1 and ${beginsWith(column, text)}`,
      ),
    ),
  ]
    .map((part) => `(${part} limit ${FOUND_EACH})`)
    .join(' union ');

/** Condition of a filter, with its values. Only the given parts are in it, so that PostgreSQL chooses the index of each. */
function matching(brand: string, filter: StaffFilter) {
  const values: unknown[] = [brand];
  const conditions = ['b.brand = $1'];
  const add = (value: unknown, condition: (place: string) => string) => {
    if (value === undefined) return;
    conditions.push(condition(`$${values.push(value)}`));
  };
  add(filter.state, (state) => `b.state = ${state}`);
  // Said of a single state too, because PostgreSQL uses a partial index only for its own condition.
  if (filter.isUnfinished || UNFINISHED.some((state) => state === filter.state))
    conditions.push(`b.${IS_UNFINISHED}`);
  add(filter.product, (product) => `b.product = ${product}`);
  add(filter.supplier, (supplier) => `b.supplier = ${supplier}`);
  add(filter.q, (q) => `b.id in (${beginningWith(`${q}::text`)})`);
  add(
    filter.from,
    (day) => `b.created_at >= ${day}::date::timestamp at time zone 'America/Bogota'`,
  );
  add(
    filter.to,
    (day) => `b.created_at < (${day}::date + 1)::timestamp at time zone 'America/Bogota'`,
  );
  return { values, where: conditions.join(' and ') };
}

/** A page of the matching bookings, newest first, and their number. `isMore`: there are more than `total`. */
export async function listForStaff(
  tx: Tx,
  brand: string,
  filter: StaffFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StaffListedRow[]; total: number; isMore: boolean }> {
  const { values, where } = matching(brand, filter);
  const [atLimit, atOffset] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const rows = await tx.query<StaffListedRow>(
    `select ${LISTED} from bookings b where ${where} order by b.created_at desc, b.id limit ${atLimit} offset ${atOffset}`,
    [...values, limit, offset],
  );
  const [count] = await tx.query<{ total: number }>(
    `select count(*) as total from (select from bookings b where ${where} limit ${atLimit}) counted`,
    [...values, COUNTED_BOOKINGS + 1],
  );
  const found = count?.total ?? 0;
  return { rows, total: Math.min(found, COUNTED_BOOKINGS), isMore: found > COUNTED_BOOKINGS };
}
