import type { Bags, FareRulesShort } from '@tiquete/contracts';
import type { QuoteMoney } from '../quoteMoney';
import { type ReportedFeatures, type StatedRule, toShort } from '../air/terms';
import type { WireFareDetails, AmadeusOffer } from './wire';

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
type Term = keyof typeof WORDS;
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
function stateOf(flights: readonly WireFareDetails[], term: Term): 'included' | 'paid' | undefined {
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

/** Categories of fare rules, in order of precedence. */
const CHANGE = ['EXCHANGE', 'REISSUE', 'REBOOK', 'REVALIDATION'];
const REFUND = ['REFUND', 'CANCELLATION'];

const flightsOf = ({ travelerPricings }: AmadeusOffer): WireFareDetails[] =>
  travelerPricings
    .filter(({ travelerType }) => travelerType !== 'HELD_INFANT')
    .flatMap(({ fareDetailsBySegment }) => fareDetailsBySegment);

type Rules = NonNullable<AmadeusOffer['fareRules']>['rules'];
/**
 * A change or refund by the fare rules. It is allowed when every rule before departure allows it, at the highest of their
 * penalties.
 */
function ruled(
  { rules, currency }: { rules: Rules; currency: string },
  categories: readonly string[],
  money: QuoteMoney,
): StatedRule | undefined {
  const before = rules.filter(({ circumstances }) => !/AFTER/i.test(circumstances));
  const own = categories
    .map((name) => before.filter(({ category }) => category === name))
    .find((found) => found.length > 0);
  if (!own) return undefined;
  const amounts = own.flatMap(({ maxPenaltyAmount }) => maxPenaltyAmount ?? []);
  return {
    isAllowed: !own.some(({ notApplicable }) => notApplicable),
    penalty:
      amounts.length > 0 && money.isSold(currency)
        ? Math.round(money.pesosOf(Math.max(...amounts), currency))
        : null,
  };
}
function worded(offer: AmadeusOffer, term: Term): StatedRule | undefined {
  const state = stateOf(flightsOf(offer), term);
  return state && { isAllowed: true, penalty: state === 'included' ? 0 : null };
}

/**
 * Terms from the fare rules if reported, else from the descriptions of the fare family, else from the flags of a search. A
 * flag that is not set means nothing: refundable fares come with `refundableFare: false` (`examples/upsell.json`).
 */
export function amadeusTermsOf(offer: AmadeusOffer, money: QuoteMoney): FareRulesShort {
  const { refundableFare = false, noPenaltyFare = false } = offer.pricingOptions ?? {};
  // A penalty without a currency is in the offer's currency.
  const { rules: list = [], currency = offer.price.currency } = offer.fareRules ?? {};
  const rules = { rules: list, currency };
  const free = noPenaltyFare ? { isAllowed: true, penalty: 0 } : undefined;
  const flagged = refundableFare ? { isAllowed: true, penalty: null } : undefined;
  return toShort(
    ruled(rules, CHANGE, money) ?? free ?? worded(offer, 'change'),
    ruled(rules, REFUND, money) ?? free ?? worded(offer, 'refund') ?? flagged,
  );
}

/**
 * Features from the descriptions of the fare family. A feature that they omit is `unknown`, except miles, which few of them
 * mention. Empty for a fare without descriptions.
 */
export function amadeusFeaturesOf(offer: AmadeusOffer): ReportedFeatures {
  const flights = flightsOf(offer);
  if (flights.every(({ amenities = [] }) => amenities.length === 0)) return {};
  const miles = stateOf(flights, 'miles');
  return {
    seat: stateOf(flights, 'seat') ?? 'unknown',
    meal: stateOf(flights, 'meal') ?? 'unknown',
    wifi: stateOf(flights, 'wifi') ?? 'unknown',
    priority: stateOf(flights, 'priority') ?? 'unknown',
    ...(miles && { miles }),
  };
}
