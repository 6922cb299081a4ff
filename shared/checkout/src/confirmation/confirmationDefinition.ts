import type { ComponentType } from 'react';
import type { BookingDetail, Payment } from '@tiquete/contracts';
import type { Stage } from '../result/paymentStage';
import type { ResultAddress } from '../result/resultState';

/** Loaded data of a result page. At least one of the two is present. */
export interface Known {
  booking: BookingDetail | null;
  /** The payment in the page's address. Null when the address names none, or while it loads. */
  payment: Payment | null;
}
export interface SectionProps {
  booking: BookingDetail;
  stage: Stage;
}
/** Everything about a confirmation that differs by product. */
export interface ConfirmationDefinition {
  /** Booking and payment that the address names. Null when it names neither. */
  parse: (search: string) => ResultAddress | null;
  stageOf: (known: Known) => Stage;
  /** Codes of the booking at the supplier, each with a key below `checkout.result.codes`. They are shown before ours. */
  codesOf?: (props: SectionProps) => { label: string; code: string }[];
  /** Next steps, in place of a sentence for the stage. */
  Next?: ComponentType<SectionProps>;
  /** Place, hours and other facts about the product that was bought. */
  Bought: ComponentType<SectionProps>;
  /** False for a product whose bookings never have a picture. Default: true. */
  hasPicture?: boolean;
  /** Values of `checkout.summary.base`, which names the price before taxes. */
  baseOf: (booking: BookingDetail) => Record<string, unknown>;
  /** Address of a new search after a booking has ended. Default: the product's home page. */
  useSearchAgain?: (booking: BookingDetail | null) => string;
  /** True for a booking that changes only with its payment. Default: no extra of it awaits confirmation. */
  isBookingSettled?: (booking: BookingDetail) => boolean;
}
export interface ConfirmationViewProps {
  definition: ConfirmationDefinition;
  address: ResultAddress;
  /** Called when the gateway's page may open for this payment. */
  onOpened: (payment: Payment) => void;
}
/** Confirmation on the page of the checkout. `View` is a member, so that only such checkouts bundle its code. */
export interface PageConfirmation extends ConfirmationDefinition {
  View: ComponentType<ConfirmationViewProps>;
}
