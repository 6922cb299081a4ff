import type { Bags } from '@tiquete/contracts';
import type { WireFareDetails } from './wire';

/**
 * Descriptions of fare families as published in BrandedFaresUpsell 1.2.0 and `examples/upsell.json`. Descriptions of no-shows,
 * vouchers, better seats and limited wifi are left out: they do not state the features here.
 */
const WORDS = {
  change: /^(CHANGEABLE TICKET|CHANGE ANYTIME)$/,
  refund: /^(REFUNDABLE TICKET|REFUNDS ANYTIME)$/,
  seat: /^(PRE RESERVED SEAT ASSIGNMENT|CHOICE OF STANDARD SEAT|STANDARD SEAT SELECTION)$/,
  meal: /^(MEAL|SNACK|SNACK OR DRINK)$/,
  wifi: /^WIFI CONNECTION$/,
  priority: /^(SKY PRIORITY|PRIORITY BOARDING( GROUP \d)?)$/,
  miles: /^(AVIOS|([A-Z]+ )*MILES ACCRUAL)$/,
} as const;
export type Term = keyof typeof WORDS;
const HAND_BAG = /^FIRST HAND BAG$/;
const CHECKED_BAGS = [/^FIRST CHECKED BAG$/, /^SECOND CHECKED BAG$/, /^THIRD CHECKED BAG$/];

/**
 * State on one flight; undefined when no description names it. The most generous of several descriptions counts: a meal is
 * included even if a snack is also sold.
 */
function stateIn(
  { amenities = [] }: WireFareDetails,
  word: RegExp,
): 'included' | 'paid' | undefined {
  const named = amenities.filter(({ description }) => word.test(description.trim().toUpperCase()));
  if (named.length === 0) return undefined;
  return named.some(({ isChargeable }) => !isChargeable) ? 'included' : 'paid';
}

/** The least generous state over all flights; undefined when one flight does not state it. */
export function stateOf(
  flights: readonly WireFareDetails[],
  term: Term,
): 'included' | 'paid' | undefined {
  const states = flights.map((flight) => stateIn(flight, WORDS[term]));
  if (states.length === 0 || states.includes(undefined)) return undefined;
  return states.includes('paid') ? 'paid' : 'included';
}

/** Bags read from the descriptions alone, for fares that state no allowance elsewhere. */
export function wordedBags(flight: WireFareDetails, kind: 'hand' | 'checked'): Bags {
  const words = kind === 'hand' ? [HAND_BAG] : CHECKED_BAGS;
  const states = words.map((word) => stateIn(flight, word));
  if (states[0] === undefined) return { quantity: null };
  return { quantity: states.filter((state) => state === 'included').length };
}
