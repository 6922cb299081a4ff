import type { FlightQuery } from '@tiquete/domain/searches/flights';
import type { TranslateOf } from '@tiquete/platform';

/** With more itineraries than this, whole journeys are chosen: many steps would show the price too late. */
const MAX_STEPS = 3;

/** The itinerary that is chosen now. */
export interface Step {
  /** Number of the itinerary, from 0. */
  index: number;
  /** Number of itineraries of the search. */
  of: number;
  /** True if all itineraries are chosen at once. */
  isWhole: boolean;
  /** True if the choice of this step completes an offer. */
  isLast: boolean;
  /** True for a round trip, whose fare covers both itineraries. */
  isRoundTrip: boolean;
}
export function stepOf(of: number, chosen: number, isRoundTrip = false): Step {
  const isWhole = of > MAX_STEPS;
  const index = isWhole ? 0 : Math.min(chosen, of - 1);
  return { index, of, isWhole, isLast: isWhole || index === of - 1, isRoundTrip };
}
/** Heading above the flights of the step. */
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
