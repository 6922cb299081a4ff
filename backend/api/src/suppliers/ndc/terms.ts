import type { FareRulesShort } from '@tiquete/contracts';
import type { QuoteMoney } from '../quoteMoney';
import { type ReportedFeatures, type StatedRule, toShort } from '../air/terms';
import type { NdcOffer } from './wire';

type Condition = NonNullable<NonNullable<NdcOffer['conditions']>['refund_before_departure']>;
/**
 * Penalty per traveller. The vendor states it for all seated travellers together, in the offer's currency unless it names
 * another. Null when it is not stated or has no usable exchange rate.
 */
const perTraveler = (
  { penalty_amount, penalty_currency }: Condition,
  offered: string,
  seats: number,
  money: QuoteMoney,
): number | null => {
  const currency = penalty_currency ?? offered;
  return typeof penalty_amount === 'number' && money.isSold(currency)
    ? Math.round(money.pesosOf(penalty_amount / seats, currency))
    : null;
};

/** Terms of an offer. A condition of null is one that the airline does not state. */
export function ndcTermsOf(
  { conditions, total_currency }: NdcOffer,
  seats: number,
  money: QuoteMoney,
): FareRulesShort {
  const stated = (condition: Condition | null | undefined): StatedRule | undefined =>
    condition
      ? {
          isAllowed: condition.allowed,
          penalty: perTraveler(condition, total_currency, seats, money),
        }
      : undefined;
  return toShort(
    stated(conditions?.change_before_departure),
    stated(conditions?.refund_before_departure),
  );
}

type Wifi = { available: boolean; cost?: string | null } | null | undefined;
/** Wi-Fi of the flights; undefined when one of them does not state it. */
function wifiOf(flights: readonly Wifi[]): ReportedFeatures['wifi'] {
  if (flights.some((wifi) => !wifi)) return undefined;
  if (flights.some((wifi) => !wifi?.available)) return 'not_allowed';
  return flights.some((wifi) => wifi?.cost !== 'free') ? 'paid' : 'included';
}

/**
 * State of a feature on the whole journey. A feature that is missing on one slice is missing on the journey; null is one
 * that the airline does not state.
 */
function stateOf<Lacking extends 'paid' | 'not_allowed'>(
  slices: readonly (boolean | null | undefined)[],
  lacking: Lacking,
): 'included' | 'unknown' | Lacking {
  if (slices.includes(false)) return lacking;
  return slices.every((has) => has === true) ? 'included' : 'unknown';
}

export function ndcFeaturesOf({ slices }: NdcOffer): ReportedFeatures {
  const wifi = wifiOf(
    slices.flatMap(({ segments }) =>
      segments.map(({ passengers }) => passengers[0]?.cabin?.amenities?.wifi),
    ),
  );
  const seats = slices.map(({ conditions }) => conditions?.advance_seat_selection);
  const priority = slices.map(({ conditions }) => conditions?.priority_boarding);
  return {
    seat: stateOf(seats, 'paid'),
    priority: stateOf(priority, 'not_allowed'),
    ...(wifi && { wifi }),
  };
}
