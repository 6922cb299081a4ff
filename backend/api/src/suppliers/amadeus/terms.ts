import type { FareRulesShort } from '@tiquete/contracts';
import type { QuoteMoney } from '../quoteMoney';
import type { ReportedFeatures } from '../air/toFeatures';
import { type StatedRule, toShort } from '../air/terms';
import { stateOf, type Term } from './fareWords';
import type { WireFareDetails, WireOffer } from './wire';

/** Categories of fare rules, in order of precedence. */
const CHANGE = ['EXCHANGE', 'REISSUE', 'REBOOK', 'REVALIDATION'];
const REFUND = ['REFUND', 'CANCELLATION'];

const flightsOf = ({ travelerPricings }: WireOffer): WireFareDetails[] =>
  travelerPricings
    .filter(({ travelerType }) => travelerType !== 'HELD_INFANT')
    .flatMap(({ fareDetailsBySegment }) => fareDetailsBySegment);

type Rules = NonNullable<WireOffer['fareRules']>['rules'];
/** Allowed where every rule before departure allows it, at the highest of their penalties. */
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
function worded(offer: WireOffer, term: Term): StatedRule | undefined {
  const state = stateOf(flightsOf(offer), term);
  return state && { isAllowed: true, penalty: state === 'included' ? 0 : null };
}

/**
 * Uses the fare rules where they are reported, else the fare family's descriptions, else the flags of a search. A flag that is
 * not set says nothing: refundable fares come with `refundableFare: false` (`examples/upsell.json`).
 */
export function termsOf(offer: WireOffer, money: QuoteMoney): FareRulesShort {
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
 * Empty for a fare without descriptions. Otherwise a feature that they do not name is `unknown`, except miles, which few
 * descriptions name.
 */
export function featuresOf(offer: WireOffer): ReportedFeatures {
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
