import type { FareRulesShort } from '@tiquete/contracts';
import { noRules } from '../air/toRules';
import type { ReportedFeatures } from '../air/toFeatures';
import type { WireAmenity, WireOffer } from './wire';

type Rule = NonNullable<WireOffer['fareRules']>['rules'][number];
const CHANGE: readonly string[] = ['EXCHANGE', 'REISSUE', 'REBOOK', 'REVALIDATION'];
const REFUND: readonly string[] = ['REFUND', 'CANCELLATION'];

const amenitiesOf = ({ travelerPricings }: WireOffer): WireAmenity[][] =>
  travelerPricings
    .filter(({ travelerType }) => travelerType !== 'HELD_INFANT')
    .flatMap(({ fareDetailsBySegment }) =>
      fareDetailsBySegment.map(({ amenities = [] }) => amenities),
    );

/** The worst over all flights: what one of them lacks, the journey lacks. Undefined where none of them names it. */
function stateOf(offer: WireOffer, name: RegExp): 'included' | 'paid' | 'not_allowed' | undefined {
  const found = amenitiesOf(offer).map((amenities) =>
    amenities.find(
      ({ description, amenityType }) => name.test(description) || name.test(amenityType),
    ),
  );
  if (found.every((amenity) => amenity === undefined)) return undefined;
  if (found.includes(undefined)) return 'not_allowed';
  return found.some((amenity) => amenity?.isChargeable) ? 'paid' : 'included';
}
/** Allowed where every rule of before departure allows it, for the dearest of their penalties. */
function ruled(
  rules: readonly Rule[],
  categories: readonly string[],
): { isAllowed: boolean; penalty: number | null } | undefined {
  const own = rules.filter(
    ({ category, circumstances }) => categories.includes(category) && !/AFTER/i.test(circumstances),
  );
  if (own.length === 0) return undefined;
  const amounts = own.flatMap(({ maxPenaltyAmount }) => maxPenaltyAmount ?? []);
  return {
    isAllowed: !own.some(({ notApplicable }) => notApplicable),
    penalty: amounts.length > 0 ? Math.round(Math.max(...amounts)) : null,
  };
}
function worded(
  offer: WireOffer,
  name: RegExp,
): { isAllowed: boolean; penalty: number | null } | undefined {
  const state = stateOf(offer, name);
  if (state === undefined) return undefined;
  return { isAllowed: state !== 'not_allowed', penalty: state === 'included' ? 0 : null };
}

/** Fare rules where they are reported, else the words of the fare family, else the flags of a search; what nobody says is not allowed. */
export function termsOf(offer: WireOffer): FareRulesShort {
  const rules = offer.fareRules?.rules ?? [];
  const { refundableFare = false, noPenaltyFare = false } = offer.pricingOptions ?? {};
  if (rules.length === 0 && noPenaltyFare)
    return { changeable: true, change_penalty: 0, refundable: true, refund_penalty: 0 };
  const change = ruled(rules, CHANGE) ?? worded(offer, /CHANGEABLE/i);
  const refund =
    ruled(rules, REFUND) ??
    worded(offer, /REFUNDABLE/i) ??
    (refundableFare ? { isAllowed: true, penalty: null } : undefined);
  return {
    ...noRules,
    ...(change?.isAllowed && { changeable: true, change_penalty: change.penalty }),
    ...(refund?.isAllowed && { refundable: true, refund_penalty: refund.penalty }),
  };
}

/** Of a fare family with words at all: what it does not name, it does not have. */
export function featuresOf(offer: WireOffer): ReportedFeatures {
  if (amenitiesOf(offer).every((amenities) => amenities.length === 0)) return {};
  const state = (name: RegExp) => stateOf(offer, name) ?? 'not_allowed';
  const miles = stateOf(offer, /MILE/i);
  return {
    seat: state(/SEAT/i),
    meal: state(/MEAL|SNACK/i),
    wifi: state(/WI-?FI|INTERNET/i),
    priority: state(/PRIORITY BOARDING/i),
    ...(miles && { miles }),
  };
}
