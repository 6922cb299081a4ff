import type { ComponentType } from 'react';
import type { BookingDetail, Payment } from '@tiquete/contracts';
import type { Result } from '../result/defineResult';
import type { Stage } from '../result/paymentStage';
import type { ResultAddress } from '../result/resultState';

/** What a result's page knows; one of both at least. */
export interface Known {
  booking: BookingDetail | null;
  /** Of the address; null when it names none, or while it is asked. */
  payment: Payment | null;
}
export interface SectionProps {
  booking: BookingDetail;
  stage: Stage;
}
/** What a product puts into the confirmation's page. */
export interface ConfirmationParts {
  result: Result;
  /** What the address is about; null when it names nothing of the kind. */
  parse: (search: string) => ResultAddress | null;
  stageOf: (known: Known) => Stage;
  /** Codes of the booking at the supplier, each with a key below `checkout.result.codes`. They are shown before ours. */
  codesOf?: (props: SectionProps) => { label: string; code: string }[];
  /** What happens next, in place of a sentence by stage. */
  Next?: ComponentType<SectionProps>;
  /** Place, hours and whatever else there is to tell of what was bought. */
  Bought: ComponentType<SectionProps>;
  /** Values of `checkout.summary.base`, which names the price before taxes. */
  baseOf: (booking: BookingDetail) => Record<string, unknown>;
  /** Where what is over is searched again; the product's home when it is left out. */
  useSearchAgain?: (booking: BookingDetail | null) => string;
}
