import type { FlightOffer, Itinerary } from '@tiquete/contracts';

/**
 * Key of an itinerary that is the same in every session, source and fare: `AV9314-0110_LA200-0111` (carrier, number, month
 * and day of each flight). Safe in addresses.
 */
export function itineraryKey({ segments }: Pick<Itinerary, 'segments'>): string {
  return segments
    .map(
      ({ carrierCode, number, departure }) =>
        `${carrierCode}${number}-${departure.at.slice(5, 7)}${departure.at.slice(8, 10)}`,
    )
    .join('_');
}
/** Key of all flights of an offer. */
export function journeyKey({ itineraries }: Pick<FlightOffer, 'itineraries'>): string {
  return itineraries.map(itineraryKey).join('.');
}
