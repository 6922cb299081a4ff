import type { FlightDictionaries, FlightOffer, Itinerary } from '@tiquete/contracts';

export const carrierName = ({ carriers }: FlightDictionaries, code: string) =>
  carriers[code] ?? code;
let list: Intl.ListFormat | undefined;
/** `Avianca, Air Europa y Air France`. */
export function carrierNames(dictionaries: FlightDictionaries, codes: readonly string[]): string {
  const names = codes.map((code) => carrierName(dictionaries, code));
  if (names.length < 2) return names.join('');
  // Made when first needed: most offers have one carrier, and it takes a phone 20 ms.
  list ??= new Intl.ListFormat('es', { type: 'conjunction' });
  return list.format(names);
}
/** City of an airport, or its code if the city is unknown. */
export const cityOf = ({ locations }: FlightDictionaries, airport: string) =>
  locations[airport]?.cityName ?? airport;
export const airportName = ({ locations }: FlightDictionaries, airport: string) =>
  locations[airport]?.name ?? airport;

/** Selling carriers, each once, in the order they are flown with. */
export const sellersOf = (itineraries: readonly Itinerary[]) =>
  unique(itineraries.flatMap(({ segments }) => segments.map(({ carrierCode }) => carrierCode)));
/** Carriers that fly for another one. */
export const operatorsOf = (itineraries: FlightOffer['itineraries']) =>
  unique(
    itineraries.flatMap(({ segments }) =>
      segments.flatMap(({ carrierCode, operating }) =>
        operating && operating.carrierCode !== carrierCode ? operating.carrierCode : [],
      ),
    ),
  );
const unique = (codes: string[]) => [...new Set(codes)];
