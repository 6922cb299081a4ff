import type { Fault } from './faults';

/** Pesos that the hotel collects in addition when a fault stages that. */
const CHARGE = 45_000;

/** Changes that a staged fault makes to a rate when it is checked. */
export interface WorseTerms {
  rateClass?: 'NRF';
  board?: 'RO';
  /** Whole pesos that the hotel collects in addition. */
  charge?: number;
}
export function worseTermsOf(fault: Fault | undefined): WorseTerms {
  switch (fault?.mode) {
    case 'nonRefundable':
      return { rateClass: 'NRF' };
    case 'roomOnly':
      return { board: 'RO' };
    case 'hotelCharge':
      return { charge: CHARGE };
    default:
      return {};
  }
}
