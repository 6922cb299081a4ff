import {
  type FlightPlace,
  flightPlaceSchema,
  type flightPlacesQuerySchema,
  type flightPlacesResponseSchema,
} from '@tiquete/contracts';
import { fold } from '@tiquete/domain';
import * as z from 'zod';
import { loadJson } from '../../../lib/cache/json';
import type { Cache, CachePolicy } from '../../../lib/cache/createCache';
import { AppError } from '../../../lib/errors';
import { SupplierError } from '../../../lib/http-client/supplierError';
import type { Log } from '../../../lib/search/log';
import type { FlightSupplier } from '../ports';
import { codeOf, type FoundPlace, type PlaceFinder, readPlaceFinder } from './placeFinder';
import { toFlightPlace } from './toFlightPlace';

const MIN_QUERY = 2;
const NEARBY_KM = 120;
const MAX_NEARBY = 3;
/**
 * Milliseconds that the search field waits for a supplier while the traveller types. A later answer serves the next
 * keystroke.
 */
const MAX_WAIT_MS = 300;
const DEADLINE_MS = 3000;
const HOUR_MS = 3_600_000;
const POLICY: CachePolicy = {
  freshMs: 24 * HOUR_MS,
  errorMs: 7 * 24 * HOUR_MS,
  loadMs: DEADLINE_MS + 500,
};

export interface FlightPlacesOptions {
  suppliers: readonly FlightSupplier[];
  cache: Cache;
  clock: () => Date;
  log: Log;
  maxWaitMs?: number;
}
/** Fields read from a supplier's answer. */
const answerSchema = z.array(flightPlaceSchema.pick({ id: true, analytics: true }));
type SubType = FlightPlace['subType'];

export function createFlightPlaces({
  suppliers,
  cache,
  clock,
  log,
  maxWaitMs = MAX_WAIT_MS,
}: FlightPlacesOptions) {
  const [supplier] = suppliers.filter(({ places }) => places);

  const requestPlaces = async (brandId: string, keyword: string, kinds: SubType[]) => {
    if (!supplier) return [];
    const load = async (own: AbortSignal) =>
      answerSchema.parse(
        (await supplier.places?.(
          keyword,
          kinds,
          AbortSignal.any([own, AbortSignal.timeout(DEADLINE_MS)]),
        )) ?? [],
      );
    const loading = loadJson(
      cache,
      `flights:places:${brandId}:${kinds.join()}:${keyword}`,
      POLICY,
      (value) => answerSchema.parse(value),
      load,
    ).catch((error: unknown) => {
      log[error instanceof SupplierError ? 'warn' : 'error'](
        { err: error },
        'places could not be read',
      );
      return [];
    });
    return Promise.race([
      loading,
      new Promise<[]>((resolve) => setTimeout(resolve, maxWaitMs, []).unref()),
    ]);
  };
  return {
    /**
     * Cities and airports from our own tables, the best matches first. A supplier that answers in time adds which places are
     * sold and how much each is travelled. @throws AppError QUERY_TOO_SHORT
     */
    async places(
      brandId: string,
      { keyword, subType, limit }: z.output<typeof flightPlacesQuerySchema>,
    ): Promise<z.infer<typeof flightPlacesResponseSchema>> {
      const folded = fold(keyword)
        .replace(/[^a-z0-9 ]+/g, ' ')
        .trim();
      if (folded.length < MIN_QUERY)
        throw new AppError('QUERY_TOO_SHORT', { source: { parameter: 'keyword' } });
      const kinds = (['CITY', 'AIRPORT'] as const).filter((kind) => subType.includes(kind));
      const finder = await readPlaceFinder();
      // A supplier only adds to our tables, so it is not called for a text without a match.
      if (finder.find(keyword, 1).length === 0 && finder.findAirports(keyword, 1).length === 0)
        return { data: [] };
      const reported = await requestPlaces(brandId, folded, kinds);
      const scores = new Map(reported.map((place) => [place.id, place.analytics.travelers.score]));
      const scoreOf = (found: FoundPlace) =>
        scores.get(`${found.airport ? 'A' : 'C'}${codeOf(found)}`);
      const own = findOwn(finder, keyword, kinds, limit, (found) => scoreOf(found) !== undefined);
      const around = placesAround(own[0], folded, finder, kinds).slice(
        0,
        Math.min(MAX_NEARBY, limit - 1),
      );
      const shown = [
        ...own.slice(0, limit - around.length).map((found) => ({ found, km: null })),
        ...around,
      ];
      return {
        data: shown.map(({ found, km }) =>
          toFlightPlace(found, finder, clock(), { km, score: scoreOf(found) }),
        ),
      };
    },
  };
}

function findOwn(
  finder: PlaceFinder,
  keyword: string,
  kinds: readonly SubType[],
  limit: number,
  isSold: (found: FoundPlace) => boolean,
): FoundPlace[] {
  if (!kinds.includes('CITY')) return finder.findAirports(keyword, limit, isSold);
  const found = finder.find(keyword, limit, isSold);
  if (kinds.includes('AIRPORT')) return found;
  return [...new Set(found.map(({ city }) => city))].map((city) => ({ city }));
}

/** Places near the place whose code was typed. */
function placesAround(
  first: FoundPlace | undefined,
  code: string,
  finder: PlaceFinder,
  kinds: readonly SubType[],
): { found: FoundPlace; km: number }[] {
  const isNamed =
    first && [first.airport?.code, first.city.code].some((own) => own?.toLowerCase() === code);
  if (!isNamed) return [];
  return finder.nearby(first, NEARBY_KM).map(({ city, km }) => ({
    found: { city, ...(!kinds.includes('CITY') && { airport: city.airports[0] }) },
    km,
  }));
}
