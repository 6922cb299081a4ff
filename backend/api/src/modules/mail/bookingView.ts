import type { Customer } from '@tiquete/contracts';
import type { BookingRow, PaymentRow } from '../checkout';
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
    reference?: string;
    reason?: string;
    amount?: number;
    penalty?: number;
    refund?: number;
    /** Of an extra with other days, YYYY-MM-DD. */
    name?: string;
    date_from?: string;
    date_to?: string;
  };
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
/** What the traveller has to pay, or has paid. */
export const payable = ({
  total,
  optionals_total,
}: Pick<BookingRow, 'total' | 'optionals_total'>): number => total + optionals_total;
