import type { FlightDictionaries } from '@tiquete/contracts';
import { scaleLabel, type Translate } from '@tiquete/platform';
import { carrierNames, cityOf, sellersOf } from '../../itinerary/carriers';
import { clock } from '../../itinerary/localTimes';
import type { FlightGroup } from './groupFlights';

/** A card's name: `Avianca, Bogotá 06:05 a Medellín 07:10, Directo`. */
export function groupName(
  t: Translate,
  { itineraries }: FlightGroup,
  dictionaries: FlightDictionaries,
): string {
  const [first, last] = [
    itineraries[0]?.segments[0]?.departure,
    itineraries[0]?.segments.at(-1)?.arrival,
  ];
  return t('card.name', {
    carriers: carrierNames(dictionaries, sellersOf(itineraries)),
    from: cityOf(dictionaries, first?.iataCode ?? ''),
    departure: clock(first?.at ?? ''),
    to: cityOf(dictionaries, last?.iataCode ?? ''),
    arrival: clock(last?.at ?? ''),
    scales: scaleLabel(itineraries[0]?.stops ?? 0),
  });
}
