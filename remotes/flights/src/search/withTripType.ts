import {
  emptySegment,
  MIN_CITIES,
  type FlightDraft,
  type TripType,
} from '@tiquete/domain/searches/flights';

/**
 * The draft with another trip type. With several cities, the second flight starts at the first one's destination. The day of
 * return stays in the draft.
 */
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
