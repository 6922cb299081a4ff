import type { Customer } from '@tiquete/contracts';
import { formatDayYear, today } from '@tiquete/domain';
import {
  type BookingRow,
  type InstalmentRow,
  type PaymentRow,
  shownBookingStatus,
} from '../bookings/repository';
import type { Fact } from './layout/email';

/** Data for every e-mail about a booking. */
export interface BookingView {
  booking: BookingRow;
  customer: Customer;
  /** The product's facts about the sale, such as room and board. */
  productFacts: readonly Fact[];
  /** Time zone of its terms, as words after «hora». */
  termsClock: string;
  /** Fields of the event; amounts in whole pesos. */
  reported: {
    /** State of the booking before the event. */
    from?: string;
    reference?: string;
    /** Number of an instalment. */
    number?: number;
    reason?: string;
    amount?: number;
    penalty?: number;
    refund?: number;
    /** Name and new days (YYYY-MM-DD) of a moved extra. */
    name?: string;
    date_from?: string;
    date_to?: string;
    /** Changes by the supplier, with the values before and after. */
    changes?: { name: string; before: string; after: string }[];
    /** True when the traveller can accept the changes in the booking's detail. */
    isAcceptable?: boolean;
  };
  /** Instalments in order. */
  instalments: readonly InstalmentRow[];
  /** The payment that `reported` names, else the one that paid the booking. */
  payment: PaymentRow | null;
  /** Whole pesos that are refunded because the supplier did not confirm. */
  owed: number;
  /** True when the confirmation has its voucher attached. */
  hasVoucher: boolean;
  /** Token that opens a guest's booking; null for an account's booking. */
  token: string | null;
  /** Converts a path of ours to an absolute address on the brand's own host. */
  url(path: string): string;
}
/** Whole pesos paid or promised, with the extras. */
export const paidOf = ({ paid, paid_with, optionals_total }: BookingRow): number =>
  paid + (paid_with === null ? 0 : optionals_total);

export interface NextPart {
  number: number;
  /** Whole pesos. */
  amount: number;
  /** Last day on which the instalment is on time. */
  due_on: string;
  /** Last day of the instalment's grace, as text. */
  lastDay: string;
}
/** Next instalment of a booking in force; null when it is fully paid, or not paid at all. */
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
/** Amount that the traveller has to pay or has paid. */
export const payable = ({
  total,
  optionals_total,
}: Pick<BookingRow, 'total' | 'optionals_total'>): number => total + optionals_total;
