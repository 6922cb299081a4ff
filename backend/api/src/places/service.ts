import { isDeepStrictEqual } from 'node:util';
import type { CityPlace, PlacesResponse, placesQuerySchema } from '@tiquete/contracts';
import { fold, today } from '@tiquete/domain';
import type * as z from 'zod';
import { runYielding } from '../lib/async/steps';
import type { Cache } from '../lib/cache/createCache';
import { AppError } from '../lib/errors';
import { asHousekeeping } from '../lib/pacing/createPace';
import { airportCountry, loadAirportList } from './airportList';
import { followCatalogue } from './catalogues';
import { loadCities } from './cityFacts';
import { dayIn } from './dayIn';
import { placesWarning } from './messages';
import { type PlaceCatalogue, type PlaceIndex, buildPlaceIndex } from './placeIndex';
import type { HotelCatalogue, PicturePaths } from './ports';

const MIN_QUERY = 2;

export interface PlaceServiceOptions {
  /** Suppliers ordered by priority: a property sold by several shows the first one's name. */
  suppliers: readonly HotelCatalogue[];
  cache: Cache;
  clock: () => Date;
  log: { info(details: object, text: string): void; warn(details: object, text: string): void };
  pictures: PicturePaths;
  /** Milliseconds to wait after the nth consecutive failure. */
  retryMs?: (failures: number) => number;
}

export function createPlaceService({
  suppliers,
  cache,
  clock,
  log,
  pictures,
  retryMs,
}: PlaceServiceOptions) {
  const stopping = new AbortController();
  const catalogues = new Map<string, PlaceCatalogue>();
  let tellComplete: () => void = () => undefined;
  const isComplete = new Promise<void>((resolve) => (tellComplete = resolve));
  let index: PlaceIndex | undefined;
  const arrived = new Map<string, PlaceCatalogue>();
  let rebuilding: Promise<void> | undefined;

  const rebuild = async () => {
    const findCity = await loadCities();
    await loadAirportList();
    const changed = [...arrived.values()].filter(
      (catalogue) => !isDeepStrictEqual(catalogue, catalogues.get(catalogue.supplier)),
    );
    arrived.clear();
    if (changed.length === 0) return;
    const known = new Map(
      [...catalogues.values(), ...changed].map((catalogue) => [catalogue.supplier, catalogue]),
    );
    index = await runYielding(
      buildPlaceIndex(
        suppliers.flatMap(({ code }) => known.get(code) ?? []),
        findCity,
        pictures,
      ),
    );
    for (const catalogue of changed) {
      catalogues.set(catalogue.supplier, catalogue);
      log.info(
        {
          supplier: catalogue.supplier,
          cities: catalogue.destinations.length,
          hotels: catalogue.hotels.length,
        },
        'places are ready',
      );
    }
    if (catalogues.size === suppliers.length) tellComplete();
  };
  const rebuildAll = async () => {
    try {
      while (arrived.size > 0) await rebuild();
    } finally {
      rebuilding = undefined;
    }
  };
  /** Adds a catalogue. Catalogues that arrive while an index is being built share the next one. */
  const take = (catalogue: PlaceCatalogue): Promise<void> => {
    arrived.set(catalogue.supplier, catalogue);
    return (rebuilding ??= rebuildAll());
  };
  const cityOf = (code: string) => index?.cities.get(code.toUpperCase());
  return {
    /** Starts reading the suppliers' catalogues in the background; a failed supplier is retried. */
    start() {
      if (suppliers.length > 0) void loadCities();
      for (const supplier of suppliers) {
        const onFailed = (err: unknown) =>
          log.warn({ supplier: supplier.code, err }, 'places could not be read; trying again');
        void asHousekeeping(() =>
          followCatalogue({
            supplier,
            cache,
            signal: stopping.signal,
            onLoaded: take,
            onFailed,
            retryMs,
          }),
        );
      }
    },
    stop: () => stopping.abort(),
    /** Resolves once every supplier's catalogue has been read. */
    ready: () => isComplete,
    /** True when this supplier's catalogue has been read. */
    hasRead: (supplier: string) => catalogues.has(supplier),
    /** @throws AppError QUERY_TOO_SHORT */
    search({ q, type, limit }: z.output<typeof placesQuerySchema>): PlacesResponse {
      if (fold(q).length < MIN_QUERY)
        throw new AppError('QUERY_TOO_SHORT', { source: { parameter: 'q' } });
      const cities = type === 'hotel' ? [] : (index?.findCities(q, limit) ?? []);
      const hotels = type === 'city' ? [] : (index?.findHotels(q, limit) ?? []);
      return {
        data: { cities, hotels },
        ...(catalogues.size < suppliers.length && { warnings: [placesWarning] }),
      };
    },
    /** False for a code that no supplier sells; undefined while catalogues are missing. */
    isKnown(code: string): boolean | undefined {
      if (cityOf(code)) return true;
      return suppliers.length > 0 && catalogues.size === suppliers.length ? false : undefined;
    },
    /** YYYY-MM-DD in that place; Colombia's day for an unknown place. */
    today(code: string | undefined) {
      const zone = code === undefined ? undefined : index?.zoneOf(code.toUpperCase());
      return zone ? dayIn(zone, clock()) : today(clock());
    },
    // Before the catalogues are read, the country of the city's airport.
    countryOf: (code: string): string | undefined =>
      cityOf(code)?.country_code ?? airportCountry(code.toUpperCase()),
    /** Codes at all suppliers of the properties with these codes. */
    codesOfProperties: (hotelCodes: readonly string[]): string[] =>
      index?.codesOfProperties(hotelCodes) ?? [...hotelCodes],
    /** Places with hotels for sale, in the given order. */
    featured: (
      codes: readonly string[],
    ): Pick<CityPlace, 'code' | 'name' | 'country_name' | 'image' | 'hotels_count'>[] =>
      codes.flatMap((wanted) => {
        const city = cityOf(wanted);
        if (!city || city.hotels_count === 0) return [];
        const { code, name, country_name, image, hotels_count } = city;
        return [{ code, name, country_name, image, hotels_count }];
      }),
  };
}
export type PlaceService = ReturnType<typeof createPlaceService>;
