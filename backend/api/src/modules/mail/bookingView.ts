import type { Customer } from '@tiquete/contracts';
import { formatDayYear, today } from '@tiquete/domain';
import {
  type BookingRow,
  type InstalmentRow,
  type PaymentRow,
  shownBookingStatus,
} from '../checkout';
import type { Fact } from './emails/email';

/** Everything that an e-mail about a booking may mention. */
export interface BookingView {
  booking: BookingRow;
  customer: Customer;
  /** The product's facts about what was sold, such as room and board. */
  productFacts: readonly Fact[];
  /** Whose hours its terms are in, as words after «hora». */
  termsClock: string;
  /** The fields of the event; amounts in whole pesos. */
  reported: {
    /** The state before it. */
    from?: string;
    reference?: string;
    /** Of an instalment. */
    number?: number;
    reason?: string;
    amount?: number;
    penalty?: number;
    refund?: number;
    /** Of an extra with other days, YYYY-MM-DD. */
    name?: string;
    date_from?: string;
    date_to?: string;
    /** Of a change of the supplier's own: what it was and is now. */
    changes?: { name: string; before: string; after: string }[];
    /** It can be accepted in the booking's detail. */
    isAcceptable?: boolean;
  };
  /** In order. */
  instalments: readonly InstalmentRow[];
  /** The payment that `reported` names, else the one that paid the booking. */
  payment: PaymentRow | null;
  /** Whole pesos that go back because the supplier did not confirm. */
  owed: number;
  /** True when the confirmation comes with its voucher. */
  hasVoucher: boolean;
  /** Opens a guest's booking; null where its account does. */
  token: string | null;
  /** A path of ours → absolute, on the brand's own host. */
  url(path: string): string;
}
/** Whole pesos that were paid, or were promised, with the extras. */
export const paidOf = ({ paid, paid_with, optionals_total }: BookingRow): number =>
  paid + (paid_with === null ? 0 : optionals_total);

export interface NextPart {
  number: number;
  /** Whole pesos. */
  amount: number;
  /** The last day on which it is on time. */
  due_on: string;
  /** The last day of its grace, in words. */
  lastDay: string;
}
/** What is to be paid next of a booking that stands; null when it is wholly paid, or not paid at all. */
export function nextPart({
  booking,
  instalments,
}: Pick<BookingView, 'booking' | 'instalments'>): NextPart | null {
  const next = instalments.find(({ paid_by }) => paid_by === null);
  const isOver = shownBookingStatus(booking.state) === 'CANCEL';
  if (isOver || booking.paid_with === null || !next?.due_on || !next.grace_until) return null;
  const { number, amount, due_on, grace_until } = next;
  return {
    number,
    amount,
    due_on,
    lastDay: formatDayYear(today(new Date(grace_until.getTime() - 1))),
  };
}
/** What the traveller has to pay, or has paid. */
export const payable = ({
  total,
  optionals_total,
}: Pick<BookingRow, 'total' | 'optionals_total'>): number => total + optionals_total;
