import type { Tx } from '../../../db/database';
import { closeCase, openCase, SYSTEM } from '../../../modules/cases';
import { BOOKING_COLUMNS, type BookingRow, record } from '../../../modules/checkout';
import { MOVED_AT_LAST } from '../messages/es';
import { policyTerms } from '../plans/terms';
import type { MoveOutcome } from '../ports';
import { type PolicyData, policyDataSchema } from './supplierData';

export interface Days {
  from: string;
  to: string;
}
type Booking = Pick<BookingRow, 'id' | 'brand'>;
/** `again`: the answer to an earlier attempt never came. `busy`: other days, or somebody is waiting for the answer right now. */
export type Begun = 'first' | 'again' | 'busy' | 'over';
/** `reviewed`: a person has to look. `over`: it is not issued any more, or somebody else has settled this move. */
type Settled = 'moved' | 'open' | 'forgotten' | 'reviewed' | 'over';

const isSame = (moving: Days, days: Days): boolean =>
  moving.from === days.from && moving.to === days.to;
const caseKey = ({ id }: Booking): string => `POLICY_DATES:${id}`;

/**
 * Written down before the supplier is asked, so that a move is never known to the supplier alone; one move at a time, and one
 * asker until `until`. A `retry` begins nothing new.
 */
export async function beginMove(
  tx: Tx,
  booking: Booking,
  days: Days,
  { now, until, isRetry }: { now: Date; until: Date; isRetry: boolean },
): Promise<Begun> {
  const found = await lockIssued(tx, booking);
  const moving = found?.data.moving;
  if (!found || (isRetry && moving === undefined)) return 'over';
  const isAsked = moving?.askedUntil !== undefined && new Date(moving.askedUntil) > now;
  if (moving && (isAsked || !isSame(moving, days))) return 'busy';
  await keep(tx, booking, { ...moving, ...days, askedUntil: until.toISOString() });
  return moving ? 'again' : 'first';
}

/** Writes the supplier's answer down. A no is believed of a first attempt only: an earlier one may have moved it. */
export async function settleMove(
  tx: Tx,
  booking: Booking,
  days: Days,
  { outcome, begun, now }: { outcome: MoveOutcome; begun: Begun; now: Date },
): Promise<Settled> {
  const found = await lockIssued(tx, booking);
  const moving = found?.data.moving;
  if (!found || !moving || !isSame(moving, days)) return 'over';
  const { askedUntil: _over, ...rest } = moving;
  if (outcome.kind === 'unknown') {
    await keep(tx, booking, rest);
    return 'open';
  }
  const { id, brand } = booking;
  if (outcome.kind === 'yes') {
    await write(tx, found, days, now);
    await closeCase(tx, { brand, key: caseKey(booking), at: now, by: SYSTEM, note: MOVED_AT_LAST });
    return 'moved';
  }
  if (begun === 'first') {
    await tx.query(
      "update bookings set supplier_data = supplier_data - 'moving' where id = $1 and brand = $2",
      [id, brand],
    );
    return 'forgotten';
  }
  await keep(tx, booking, { ...rest, isRefused: true });
  const { row } = found;
  await openCase(tx, {
    brand,
    kind: 'RECONCILIATION',
    key: caseKey(booking),
    at: now,
    bookingId: id,
    data: {
      difference: 'DATES_UNCLEAR',
      supplier: row.supplier,
      reference: row.code,
      locator: row.supplier_locator,
      ours: row.date_from,
      asked: days.from,
      answer: outcome.reason,
    },
  });
  return 'reviewed';
}

interface Issued {
  row: BookingRow;
  data: PolicyData;
}
/** Undefined unless it is issued and stands. */
async function lockIssued(tx: Tx, { id, brand }: Booking): Promise<Issued | undefined> {
  const [row] = await tx.query<BookingRow & Record<string, unknown>>(
    `select ${BOOKING_COLUMNS} from bookings where id = $1 and brand = $2 and state = 'CONFIRMED' for update`,
    [id, brand],
  );
  return row && { row, data: policyDataSchema.parse(row.supplier_data) };
}
async function keep(
  tx: Tx,
  { id, brand }: Booking,
  moving: NonNullable<PolicyData['moving']>,
): Promise<void> {
  await tx.query(
    'update bookings set supplier_data = supplier_data || $3 where id = $1 and brand = $2',
    [id, brand, JSON.stringify({ moving })],
  );
}

/** The policy's days everywhere where they stand, and its terms counted from the new first day. */
async function write(tx: Tx, { row, data: all }: Issued, days: Days, now: Date): Promise<void> {
  const { id, brand, total } = row;
  const { moving: _done, ...data } = all;
  await tx.query(
    `update bookings set date_from = $3, date_to = $4, cancellation = $5, snapshot = snapshot || $6, supplier_data = $7, updated_at = $8
     where id = $1 and brand = $2`,
    [
      id,
      brand,
      days.from,
      days.to,
      policyTerms(data.terms, total, days.from, now),
      JSON.stringify({ checkin: days.from, checkout: days.to }),
      JSON.stringify({ ...data, query: { ...data.query, ...days } }),
      now,
    ],
  );
  await record(tx, {
    brand,
    bookingId: id,
    at: now,
    code: 'DATES_CHANGED',
    data: { from: days.from, to: days.to },
  });
}
