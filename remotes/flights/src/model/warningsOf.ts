import type { FlightDictionaries, Itinerary } from '@tiquete/contracts';
import type { TranslateOf } from '@tiquete/platform';
import { cityOf } from './carriers';
import { layoversOf } from './legsOf';

/** Warnings of itineraries: a change of airport without transfer, and a night between two flights. */
export function warningsOf(
  t: TranslateOf<'flights'>,
  itineraries: readonly Itinerary[],
  dictionaries: FlightDictionaries,
): string[] {
  return itineraries
    .flatMap(layoversOf)
    .flatMap(({ airport, changeTo, isOvernight }) => [
      ...(changeTo ? [t('itinerary.airportChange', { from: airport, to: changeTo })] : []),
      ...(isOvernight ? [t('itinerary.overnight', { city: cityOf(dictionaries, airport) })] : []),
    ]);
}
