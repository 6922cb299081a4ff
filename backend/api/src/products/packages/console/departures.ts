import {
  type ConsoleDeparture,
  type ConsoleListedDeparture,
  DEPARTURES_PAGE,
} from '@tiquete/contracts';
import { addDays, fold } from '@tiquete/domain';
import type { Tx } from '../../../db/database';
import { AppError } from '../../../lib/errors';
import { operatorNames } from '../../../staff';
import { sumPaid } from '../../../bookings/repository';
import { bedsSoldOf, readSoldCodes } from '../departures/allotments';
import type { DepartureDecision } from '../departures/minimumGroup';
import { type DepartureKey, readDepartureId, toDepartureId } from '../departures/departureId';
import type { RoomType } from '../format/saleSchemas';

export interface DeparturesFilter {
  q: string;
  month?: string;
  state?: 'OPEN' | 'CLOSED';
  below_minimum?: 'yes';
  cursor?: string;
}
interface Counted {
  total: number;
  held: number;
  sold: number;
}
interface ListedRow extends Counted, DepartureKey {
  name: string;
  nights: number;
  sale_ends_on: string;
  is_offered: boolean;
  closed_at: Date | null;
  closed_by: string | null;
  closed_because: string | null;
  decision: DepartureDecision | null;
  decided_at: Date | null;
  decided_by: string | null;
  decided_because: string | null;
  travelers: number | null;
  decided_days_before: number | null;
  beds_sold: number;
}
const LAST_DAY = '9999-12-31';

/** At most fifty departures in the order of their days. `next` is the start of the next page. */
export async function listDepartures(
  tx: Tx,
  brandId: string,
  { q, month, state, below_minimum, cursor }: DeparturesFilter,
  today: string,
): Promise<{ departures: ConsoleListedDeparture[]; next: string | null }> {
  const [from, to] = month ? [`${month}-01`, endOfMonth(month)] : [today, LAST_DAY];
  const named = q === '' ? null : await findNamed(tx, brandId, fold(q));
  const after = cursor ? readDepartureId(cursor) : { date: from, package: '' };
  const rows = await tx.query<ListedRow>(
    `${DEPARTURES} and d.starts_on between $3 and $4 and (d.starts_on, d.package) > ($5, $6)
       and ($7::boolean is null or ${IS_SOLD} = $7) and (not $8 or (d.decision is null and a.beds_sold < p.minimum_travelers))
       ${named ? 'and d.package = any($10)' : ''}
     order by d.starts_on, d.package limit $9`,
    [
      brandId,
      today,
      from,
      to,
      after.date,
      after.package,
      state ? state === 'OPEN' : null,
      below_minimum === 'yes',
      DEPARTURES_PAGE + 1,
      ...(named ? [named] : []),
    ],
  );
  const departures = rows.slice(0, DEPARTURES_PAGE).map((row) => toListed(row, today));
  const last = rows.length > DEPARTURES_PAGE ? departures.at(-1) : undefined;
  return { departures, next: last?.id ?? null };
}

/** Codes of packages with a matching name. They are found first, because few of 200,000 departures match. */
async function findNamed(tx: Tx, brandId: string, q: string): Promise<string[]> {
  const rows = await tx.query<{ code: string }>(
    `select p.code from packages p
     where p.brand = $1 and (position($2 in ${FOLDED_NAME}) > 0 or starts_with(p.code, upper($2)))`,
    [brandId, q],
  );
  return rows.map(({ code }) => code);
}

/** One departure with its rooms. @throws AppError NOT_FOUND */
export async function readDeparture(
  tx: Tx,
  brandId: string,
  departure: DepartureKey,
  today: string,
): Promise<ConsoleDeparture> {
  const [row] = await tx.query<ListedRow>(`${DEPARTURES} and d.package = $3 and d.starts_on = $4`, [
    brandId,
    today,
    departure.package,
    departure.date,
  ]);
  if (!row) throw new AppError('NOT_FOUND');
  const key = [brandId, departure.package, departure.date];
  const allotments = await tx.query<Counted & { room_type: RoomType }>(
    `select room_type, total, held, sold from package_allotments where brand = $1 and package = $2 and starts_on = $3
     order by array_position(array['single', 'double', 'triple'], room_type)`,
    key,
  );
  const codes = await readSoldCodes(tx, brandId, departure);
  const { closed_at: at, closed_by: by, closed_because: reason } = row;
  const names = await operatorNames(tx, brandId, [by, row.decided_by]);
  return {
    ...toListed(row, today),
    allotments: allotments.map(({ room_type, ...rooms }) => ({ room_type, ...withFree(rooms) })),
    bookings: codes.length,
    paid: await sumPaid(tx, brandId, codes),
    decided: row.decided_at && {
      at: row.decided_at.toISOString(),
      by: row.decided_by && (names.get(row.decided_by) ?? row.decided_by),
      reason: row.decided_because,
    },
    closed: at && by && reason ? { at: at.toISOString(), by: names.get(by) ?? by, reason } : null,
    is_offered: row.is_offered,
  };
}

function toListed(row: ListedRow, today: string): ConsoleListedDeparture {
  const { name, nights, date, sale_ends_on, total, held, sold } = row;
  return {
    id: toDepartureId(row),
    code: row.package,
    name,
    nights,
    date,
    sale_ends_on,
    sale: saleOf(row, today),
    rooms: withFree({ total, held, sold }),
    minimum_group: toMinimum(row, today),
  };
}
function toMinimum(
  { date, travelers, beds_sold: sold, decision, decided_days_before }: ListedRow,
  today: string,
): ConsoleListedDeparture['minimum_group'] {
  if (travelers === null || decided_days_before === null) return null;
  const is_reached = sold >= travelers;
  const decided_by = addDays(date, -decided_days_before);
  const is_overdue = decision === null && !is_reached && decided_by < today;
  return { travelers, sold, is_reached, decided_by, is_overdue, decision };
}
function saleOf(
  { decision, closed_at, is_offered, sale_ends_on }: ListedRow,
  today: string,
): ConsoleListedDeparture['sale'] {
  if (decision === 'CANCEL') return 'CANCELLED';
  if (closed_at) return 'CLOSED';
  if (sale_ends_on < today) return 'ENDED';
  return is_offered ? 'OPEN' : 'WITHDRAWN';
}
const withFree = ({ total, held, sold }: Counted) => ({
  total,
  held,
  sold,
  free: total - held - sold,
});
const endOfMonth = (month: string): string => addDays(nextMonth(month), -1);
/** First day of the next month. */
const nextMonth = (month: string): string => `${addDays(`${month}-01`, 31).slice(0, 7)}-01`;

/** The function `fold` in SQL. */
const FOLDED_NAME = "translate(lower(p.name), 'áàâäéèêëíìîïóòôöúùûüñç', 'aaaaeeeeiiiioooouuuunc')";
/** SQL condition that a departure is on sale on the day $2. */
const IS_SOLD = '(d.is_open and p.is_on_sale and d.sale_ends_on >= $2::date)';
const DEPARTURES = `
  select d.package, p.name, p.nights, d.starts_on::text as date, d.sale_ends_on::text, d.is_offered and p.is_on_sale as is_offered,
    d.closed_at, d.closed_by, d.closed_because, d.decision, d.decided_at, d.decided_by, d.decided_because,
    p.minimum_travelers as travelers, p.decided_days_before, a.*
  from package_departures d
  join packages p on p.brand = d.brand and p.code = d.package
  cross join lateral (
    select sum(total)::int as total, sum(held)::int as held, sum(sold)::int as sold,
      ${bedsSoldOf('package_allotments')} as beds_sold
    from package_allotments where brand = d.brand and package = d.package and starts_on = d.starts_on) a
  where d.brand = $1 and $2::date is not null`;
