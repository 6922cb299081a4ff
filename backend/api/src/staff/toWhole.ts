import type { OperationsBooking, OperationsPayment } from '@tiquete/contracts';
import { EVENT_TEXTS } from '../bookings';
import type { WholePayment, WholeRefund } from '../bookings/repository';
import {
  type StaffEventRow,
  type StaffMailRow,
  type StaffExtraRow,
  refundableOf,
} from './bookingQueries';

export const isoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const toWholePayment = (row: WholePayment): OperationsPayment => ({
  id: row.id,
  reference: row.reference,
  state: row.state,
  amount: row.amount,
  captured: row.captured,
  discount: row.discount > 0 ? { amount: row.discount, bearer: row.discount_bearer } : null,
  refund_reserved: row.refund_reserved,
  refundable: refundableOf(row),
  request_id: row.request_id,
  receipt: row.receipt,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  next_at: isoOrNull(row.next_at),
  failures: row.failures,
  notified_at: (row.notified_at ?? []).map((moment) => moment.toISOString()),
});

export const toWholeRefund = ({
  id,
  payment_id,
  reason,
  state,
  amount,
  created_at,
  sent_at,
  next_at,
  failures,
}: WholeRefund): OperationsBooking['refunds'][number] => ({
  id,
  payment_id,
  reason,
  state,
  amount,
  created_at: created_at.toISOString(),
  sent_at: isoOrNull(sent_at),
  next_at: isoOrNull(next_at),
  failures,
});

export const toWholeExtra = ({
  id,
  shown,
  kind,
  state,
  amount,
  mark_up,
  refunded,
  locator,
}: StaffExtraRow): OperationsBooking['optionals'][number] => ({
  id,
  name: typeof shown.name === 'string' ? shown.name : kind,
  state,
  amount,
  mark_up,
  refunded,
  locator,
});

/** @param names of operators by their id */
export const toWholeEvent = (
  { at, code, from_state, to_state, data }: StaffEventRow,
  names: ReadonlyMap<string, string>,
): OperationsBooking['events'][number] => ({
  at: at.toISOString(),
  code,
  from: from_state,
  to: to_state,
  text: EVENT_TEXTS[code] ?? null,
  data: Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, names.get(String(value)) ?? value]),
  ),
});

export const toWholeMail = ({
  created_at,
  sent_at,
  ...mail
}: StaffMailRow): OperationsBooking['mails'][number] => ({
  ...mail,
  created_at: created_at.toISOString(),
  sent_at: isoOrNull(sent_at),
});
