import type { FlightPlaceChoice, FlightQuery } from '@tiquete/domain/searches/flights';

/** The search with another first origin or destination. The old place is replaced in every itinerary. */
export function withPlace(
  query: FlightQuery,
  end: 'origin' | 'destination',
  { kind, code, name }: FlightPlaceChoice,
): FlightQuery {
  const old = query.segments[0]?.[end].code;
  const place = { kind, code, name };
  const swap = (other: FlightPlaceChoice) => (other.code === old ? place : other);
  return {
    ...query,
    segments: query.segments.map((segment) => ({
      ...segment,
      origin: swap(segment.origin),
      destination: swap(segment.destination),
    })),
  };
}
