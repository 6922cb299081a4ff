import type { TripType } from '@tiquete/domain/searches/flights';
import type { TranslateOf } from '@tiquete/platform';

/** Name of an itinerary: `Ida`, `Vuelta`, `Vuelo 3`. */
export function itineraryName(
  t: TranslateOf<'flights'>,
  tripType: TripType,
  index: number,
): string {
  if (tripType === 'MULTI_CITY') return t('itinerary.names.nth', { number: index + 1 });
  return t(index === 0 ? 'itinerary.names.outbound' : 'itinerary.names.inbound');
}
