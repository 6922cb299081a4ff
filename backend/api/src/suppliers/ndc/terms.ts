import type { FareRulesShort } from '@tiquete/contracts';
import type { ReportedFeatures } from '../air/toFeatures';
import { noRules } from '../air/toRules';
import type { WireOffer } from './wire';

type Condition = NonNullable<NonNullable<WireOffer['conditions']>['refund_before_departure']>;
/** Their penalty is of everybody who has a seat. */
const perTraveler = ({ penalty_amount }: Condition, seats: number): number | null =>
  typeof penalty_amount === 'number' ? Math.round(penalty_amount / seats) : null;

/** What nobody says is not allowed. */
export function termsOf({ conditions }: WireOffer, seats: number): FareRulesShort {
  const { change_before_departure: change, refund_before_departure: refund } = conditions ?? {};
  return {
    ...noRules,
    ...(change?.allowed && { changeable: true, change_penalty: perTraveler(change, seats) }),
    ...(refund?.allowed && { refundable: true, refund_penalty: perTraveler(refund, seats) }),
  };
}

type Wifi = { available: boolean; cost?: string | null } | null | undefined;
/** Undefined where one flight does not say. */
function wifiOf(flights: readonly Wifi[]): ReportedFeatures['wifi'] {
  if (flights.some((wifi) => !wifi)) return undefined;
  if (flights.some((wifi) => !wifi?.available)) return 'not_allowed';
  return flights.some((wifi) => wifi?.cost !== 'free') ? 'paid' : 'included';
}

/** What one slice lacks, the journey lacks. */
export function featuresOf({ slices }: WireOffer): ReportedFeatures {
  const wifi = wifiOf(
    slices.flatMap(({ segments }) =>
      segments.map(({ passengers }) => passengers[0]?.cabin?.amenities?.wifi),
    ),
  );
  const hasSeats = slices.every(({ conditions }) => conditions?.advance_seat_selection === true);
  const hasPriority = slices.every(({ conditions }) => conditions?.priority_boarding === true);
  return {
    seat: hasSeats ? 'included' : 'paid',
    priority: hasPriority ? 'included' : 'not_allowed',
    ...(wifi && { wifi }),
  };
}
