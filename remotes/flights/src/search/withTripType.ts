import { emptySegment, type FlightDraft, type TripType } from '../model/flightQuery';
import { MIN_CITIES } from '../model/limits';

/** Another kind of trip with what is filled already: the way back becomes the second flight, or is kept for when it is wanted again. */
export function withTripType(draft: FlightDraft, tripType: TripType): FlightDraft {
  const [first = emptySegment] = draft.segments;
  if (tripType !== 'MULTI_CITY') return { ...draft, tripType, segments: [first] };
  if (draft.segments.length >= MIN_CITIES) return { ...draft, tripType };
  return {
    ...draft,
    tripType,
    segments: [first, { origin: first.destination, destination: null, date: null }],
  };
}
