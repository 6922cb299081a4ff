import type { ComponentType } from 'react';
import type { BookingDetail, Payment } from '@tiquete/contracts';
import type { Result } from '../result/defineResult';
import type { Stage } from '../result/paymentStage';
import type { ResultAddress } from '../result/resultState';

/** Loaded data of a result page. At least one of the two is present. */
export interface Known {
  booking: BookingDetail | null;
  /** Payment of the address. Null when the address names none, or while it loads. */
  payment: Payment | null;
}
export interface SectionProps {
  booking: BookingDetail;
  stage: Stage;
}
/** A product's parts of the confirmation page. */
export interface ConfirmationParts {
  result: Result;
  /** Booking and payment that the address names. Null when it names neither. */
  parse: (search: string) => ResultAddress | null;
  stageOf: (known: Known) => Stage;
  /** Codes of the booking at the supplier, each with a key below `checkout.result.codes`. They are shown before ours. */
  codesOf?: (props: SectionProps) => { label: string; code: string }[];
  /** Next steps, in place of a sentence for the stage. */
  Next?: ComponentType<SectionProps>;
  /** Place, hours and other facts about the product that was bought. */
  Bought: ComponentType<SectionProps>;
  /** Values of `checkout.summary.base`, which names the price before taxes. */
  baseOf: (booking: BookingDetail) => Record<string, unknown>;
  /** Address of a new search after a booking is over. Default: the product's home page. */
  useSearchAgain?: (booking: BookingDetail | null) => string;
}
