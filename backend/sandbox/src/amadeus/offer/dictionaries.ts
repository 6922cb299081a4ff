import type { FlightInventory } from '../../flights';
import type { WireOffer } from './offerSchema';
import { upper } from '../words';

function entries<T>(
  codes: Iterable<string>,
  of: (code: string) => T | undefined,
): Record<string, T> {
  const known = new Map<string, T>();
  for (const code of new Set(codes)) {
    const found = of(code);
    if (found !== undefined) known.set(code, found);
  }
  return Object.fromEntries(known);
}
const named = (found: { name: string } | undefined) => found && upper(found.name);

export const locationsOf = (inventory: FlightInventory, codes: Iterable<string>) =>
  entries(codes, (code) => {
    const airport = inventory.airport(code);
    return airport && { cityCode: airport.cityCode, countryCode: airport.countryCode };
  });
/** Names for the codes of these offers. */
export function dictionariesOf(inventory: FlightInventory, offers: readonly WireOffer[]) {
  const segments = offers.flatMap(({ itineraries }) =>
    itineraries.flatMap((itinerary) => itinerary.segments),
  );
  return {
    locations: locationsOf(
      inventory,
      segments.flatMap(({ departure, arrival }) => [departure.iataCode, arrival.iataCode]),
    ),
    aircraft: entries(
      segments.flatMap(({ aircraft }) => aircraft?.code ?? []),
      (code) => named(inventory.aircraft(code)),
    ),
    currencies: { COP: 'COLOMBIAN PESO' },
    carriers: entries(
      segments.flatMap(({ carrierCode, operating }) => [
        carrierCode,
        operating?.carrierCode ?? carrierCode,
      ]),
      (code) => named(inventory.airline(code)),
    ),
  };
}
