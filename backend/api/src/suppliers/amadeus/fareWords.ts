import type { Bags } from '@tiquete/contracts';
import type { WireFareDetails } from './wire';

/**
 * Descriptions that fare families come with, as they were published: BrandedFaresUpsell 1.2.0 and `examples/upsell.json`.
 * Words of after a departure missed, of vouchers instead of money, of better seats than the plain one and of a limited
 * wifi say nothing about these.
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

/** On one flight; undefined where no word names it. Of several words the kindest counts: a meal is included although a snack is sold. */
function stateIn(
  { amenities = [] }: WireFareDetails,
  word: RegExp,
): 'included' | 'paid' | undefined {
  const named = amenities.filter(({ description }) => word.test(description.trim().toUpperCase()));
  if (named.length === 0) return undefined;
  return named.some(({ isChargeable }) => !isChargeable) ? 'included' : 'paid';
}

/** The worst over all flights; undefined where one of them does not name it. */
export function stateOf(
  flights: readonly WireFareDetails[],
  term: Term,
): 'included' | 'paid' | undefined {
  const states = flights.map((flight) => stateIn(flight, WORDS[term]));
  if (states.length === 0 || states.includes(undefined)) return undefined;
  return states.includes('paid') ? 'paid' : 'included';
}

/** Bags by the words alone, for fares whose allowance is not stated otherwise. */
export function wordedBags(flight: WireFareDetails, kind: 'hand' | 'checked'): Bags {
  const words = kind === 'hand' ? [HAND_BAG] : CHECKED_BAGS;
  const states = words.map((word) => stateIn(flight, word));
  if (states[0] === undefined) return { quantity: null };
  return { quantity: states.filter((state) => state === 'included').length };
}
