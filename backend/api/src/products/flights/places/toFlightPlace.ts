import type { FlightPlace } from '@tiquete/contracts';
import { offsetAt } from '../../../lib/offsetAt';
import { airportZone, countryName, regionOf } from '../../../places';
import { type AirportCity, kmBetween } from './airportTable';
import type { FoundPlace, PlaceFinder } from './placeFinder';

/** Maximum distance from a city's centre to an airport of another city that counts as the city's own. */
const OWN_REACH_KM = 60;
const MAX_AIRPORTS = 6;

export interface ReportedPlace {
  /** Score that a supplier gave the place. */
  score?: number;
  /** Distance in km from the place whose code was typed; null for that place itself. */
  km: number | null;
}

/** A place as the field shows it, with its Spanish name. */
export function toFlightPlace(
  found: FoundPlace,
  finder: PlaceFinder,
  now: Date,
  { score, km }: ReportedPlace,
): FlightPlace {
  const { city, airport } = found;
  const { latitude, longitude } = airport?.geo ?? city.geo;
  const country = countryName(city.countryCode);
  const code = airport?.code ?? city.code;
  const zone = airportZone((airport ?? city.airports[0])?.code ?? code);
  return {
    type: 'location',
    subType: airport ? 'AIRPORT' : 'CITY',
    id: `${airport ? 'A' : 'C'}${code}`,
    name: airport?.name ?? city.name,
    detailedName: airport
      ? `${city.name}/${city.countryCode}: ${airport.name}`
      : `${city.name}/${city.countryCode}`,
    iataCode: code,
    timeZoneOffset: offsetAt(zone, now),
    geoCode: { latitude, longitude },
    address: {
      cityName: city.name,
      cityCode: city.code,
      countryName: country,
      countryCode: city.countryCode,
      regionCode: regionOf(city.countryCode),
    },
    analytics: { travelers: { score: score ?? city.travel } },
    label: airport
      ? `${airport.name}, ${city.name} (${code})`
      : `${city.name}, ${country} (${code})`,
    distance_km: km === null ? null : Math.round(km),
    airports: airport ? [] : airportsOf(city, finder),
  };
}

function airportsOf(city: AirportCity, finder: PlaceFinder): FlightPlace['airports'] {
  const around = finder.nearby({ city }, OWN_REACH_KM).flatMap((other) => other.city.airports);
  const placed = [...city.airports, ...around].map(({ code, name, geo }) => ({
    iataCode: code,
    name,
    distance_km: Math.round(kmBetween(city.geo, geo)),
  }));
  return placed.sort((a, b) => a.distance_km - b.distance_km).slice(0, MAX_AIRPORTS);
}
