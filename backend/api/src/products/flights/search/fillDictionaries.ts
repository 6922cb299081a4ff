import type { FlightDictionaries, FlightOffer } from '@tiquete/contracts';
import * as z from 'zod';
import { airlineName, countryName } from '../../../places';
import aircraftNameRows from './aircraftNames.json';
import type { AirportTable } from '../places/airportTable';

const names = z.record(z.string(), z.string());
const aircraftNames = names.parse(aircraftNameRows);

type Named = Pick<FlightOffer, 'itineraries' | 'validatingAirlineCodes'>;

/**
 * Names of all codes in the offers. Our own names come first, so that they do not depend on the fastest supplier; then the
 * supplier's name, then the code itself.
 */
export function fillDictionaries(
  airports: AirportTable,
  offers: readonly Named[],
  given: readonly FlightDictionaries[],
): FlightDictionaries {
  const segments = offers.flatMap(({ itineraries }) =>
    itineraries.flatMap((itinerary) => itinerary.segments),
  );
  const locations = new Set(
    segments.flatMap(({ departure, arrival }) => [departure.iataCode, arrival.iataCode]),
  );
  const carriers = new Set([
    ...segments.flatMap(({ carrierCode, operating }) => [
      carrierCode,
      ...(operating ? [operating.carrierCode] : []),
    ]),
    ...offers.flatMap(({ validatingAirlineCodes }) => validatingAirlineCodes),
  ]);
  const aircraft = new Set(segments.map((segment) => segment.aircraft.code));
  const suppliersName = <T>(
    pick: (dictionaries: FlightDictionaries) => Record<string, T>,
    code: string,
  ): T | undefined => given.map((one) => pick(one)[code]).find((name) => name !== undefined);
  const toEntries = <T>(
    codes: ReadonlySet<string>,
    nameOf: (code: string) => T,
  ): Record<string, T> => Object.fromEntries([...codes].sort().map((code) => [code, nameOf(code)]));
  return {
    locations: toEntries(
      locations,
      (code) =>
        ownLocation(airports, code) ??
        suppliersName((one) => one.locations, code) ?? {
          cityCode: code,
          countryCode: '',
          name: code,
          cityName: code,
          countryName: '',
        },
    ),
    carriers: toEntries(
      carriers,
      (code) => airlineName(code) ?? spelled(suppliersName((one) => one.carriers, code) ?? code),
    ),
    aircraft: toEntries(
      aircraft,
      (code) => aircraftNames[code] ?? spelled(suppliersName((one) => one.aircraft, code) ?? code),
    ),
  };
}

/** Converts a name in capitals to title case: `SKY REGIONAL` → `Sky Regional`. A single abbreviation stays as it is. */
function spelled(name: string): string {
  if (name !== name.toUpperCase() || name.length < 4) return name;
  return name.replace(/\p{Lu}{2,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

function ownLocation(
  airports: AirportTable,
  code: string,
): FlightDictionaries['locations'][string] | undefined {
  const [airport, city] = [airports.airport(code), airports.cityOf(code)];
  return (
    airport &&
    city && {
      cityCode: city.code,
      countryCode: city.countryCode,
      name: airport.name,
      cityName: city.name,
      countryName: countryName(city.countryCode),
    }
  );
}
