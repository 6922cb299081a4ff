import type { TranslateOf } from '@tiquete/platform';
import type { FlightQuery } from '../../model/flightQuery';

/** More itineraries than this are chosen as whole journeys: one after the other they would be a long way with no price at its end. */
const MAX_STEPS = 3;

/** Which itinerary of the journey is being chosen. */
export interface Step {
  /** Counted from 0. */
  index: number;
  /** Itineraries of the search. */
  of: number;
  /** Whole journeys are chosen, all itineraries at once. */
  isWhole: boolean;
  /** True if this step's choice is an offer. */
  isLast: boolean;
  /** There and back: a fare is of both itineraries. */
  isRoundTrip: boolean;
}
export function stepOf(of: number, chosen: number, isRoundTrip = false): Step {
  const isWhole = of > MAX_STEPS;
  const index = isWhole ? 0 : Math.min(chosen, of - 1);
  return { index, of, isWhole, isLast: isWhole || index === of - 1, isRoundTrip };
}
/** Heading above the flights to choose from. */
export function stepTitle(
  t: TranslateOf<'flights'>,
  { tripType, segments }: FlightQuery,
  { index, of, isWhole }: Step,
): string {
  if (of === 1) return t('results.stepOneWay');
  if (isWhole) return t('results.stepWhole');
  if (tripType === 'ROUND_TRIP')
    return t(index === 0 ? 'results.stepOutbound' : 'results.stepInbound');
  const segment = segments[index];
  return t('results.stepNth', {
    number: index + 1,
    total: of,
    from: segment?.origin.name,
    to: segment?.destination.name,
  });
}
