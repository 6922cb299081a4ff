import type { Geo } from '@tiquete/contracts';
import * as z from 'zod';
import { runSync, runYielding, mapSteps, type Steps } from '../lib/async/steps';
import overlay from './data/airportOverlay.json';
import table from './data/airports.json';

export interface ListedAirport {
  iata: string;
  /** Name without the words that every airport has. */
  name: string;
  /** Another or former name; empty without one. */
  otherName: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  geo: Geo;
  /** 0 to 3: a seaplane base, a small, medium or large airport. */
  size: number;
}
const rowSchema = z.tuple([
  z.string().length(3),
  z.string(),
  z.string(),
  z.string(),
  z.string().length(2),
  z.number(),
  z.number(),
  z.int(),
]);

let list: readonly ListedAirport[] | undefined;
/** Every airport with an IATA code and airline service (Open Travel Data, CC BY 4.0; OurAirports). Read once. */
export const airportList = (): readonly ListedAirport[] => (list ??= runSync(readList()));

let loading: Promise<void> | undefined;
/** Reads the list in several turns of the event loop, before the first request: in one turn it takes some 60 ms. */
export const loadAirportList = (): Promise<void> =>
  (loading ??= runYielding(readList()).then((read) => {
    list ??= read;
  }));

let countries: ReadonlyMap<string, string> | undefined;
/** ISO country of an airport by its IATA code. */
export const airportCountry = (code: string): string | undefined =>
  (countries ??= new Map(airportList().map(({ iata, countryCode }) => [iata, countryCode]))).get(
    code,
  );

const readList = (): Steps<ListedAirport[]> =>
  mapSteps([...table.rows, ...overlay.rows], (row) => {
    const [iata, name, otherName, city, countryCode, latitude, longitude, size] =
      rowSchema.parse(row);
    return { iata, name, otherName, city, countryCode, geo: { latitude, longitude }, size };
  });
