import type { FlightDictionaries, FlightOffer, Itinerary } from '@tiquete/contracts';

export const carrierName = ({ carriers }: FlightDictionaries, code: string) =>
  carriers[code] ?? code;
let list: Intl.ListFormat | undefined;
/** Names of carriers as one text: `Avianca, Air Europa y Air France`. */
export function carrierNames(dictionaries: FlightDictionaries, codes: readonly string[]): string {
  const names = codes.map((code) => carrierName(dictionaries, code));
  if (names.length < 2) return names.join('');
  // Created when first needed: it takes a phone 20 ms, and most offers have one carrier.
  list ??= new Intl.ListFormat('es', { type: 'conjunction' });
  return list.format(names);
}
/** City of an airport, or its code if the city is unknown. */
export const cityOf = ({ locations }: FlightDictionaries, airport: string) =>
  locations[airport]?.cityName ?? airport;
export const airportName = ({ locations }: FlightDictionaries, airport: string) =>
  locations[airport]?.name ?? airport;

/** Selling carriers without duplicates, in the order of the flights. */
export const sellersOf = (itineraries: readonly Itinerary[]) =>
  unique(itineraries.flatMap(({ segments }) => segments.map(({ carrierCode }) => carrierCode)));
/** Carriers that operate flights of another one. */
export const operatorsOf = (itineraries: FlightOffer['itineraries']) =>
  unique(
    itineraries.flatMap(({ segments }) =>
      segments.flatMap(({ carrierCode, operating }) =>
        operating && operating.carrierCode !== carrierCode ? operating.carrierCode : [],
      ),
    ),
  );
const unique = (codes: string[]) => [...new Set(codes)];
