import type { HotelSearchResponse, SupplierReport } from '@tiquete/contracts';
import type { Cache, Loaded } from '../../lib/cache/createCache';
import { collectAnswers, type PartialAnswers } from '../../lib/search/collectAnswers';
import type { Log } from '../../lib/search/log';
import { packAnswer } from '../../lib/search/readyAnswer';
import { newSessionCode } from '../../lib/search/sessionCode';
import { askSupplier, type SupplierAnswer } from './askSupplier';
import { cardKey } from './mergeHotels';
import type { HotelQuery, HotelSupplier, PicturePaths } from './ports';
import { SESSION_MS, storeSession } from './searchSession';
import { toResult } from './toResult';

/** A result that lacks a supplier, or what its hotels look like, is asked for again soon. */
const PARTIAL_MS = 10_000;

export interface SearchRunParts {
  /** In their order of trust. */
  suppliers: readonly HotelSupplier[];
  cache: Cache;
  clock: () => Date;
  log: Log;
  pictures: PicturePaths;
  supplierTimeoutMs: number;
  togetherMs: number;
  firstPartMs: number;
}

/**
 * Asks every supplier once. `onPart` gets each ready answer that lacks somebody; all of them and the last one are of one
 * session, to which late hotels are added. @throws AppError when no supplier answered
 */
export async function runSearch(
  parts: SearchRunParts,
  brandId: string,
  query: HotelQuery,
  onPart: (packed: Buffer) => Promise<void>,
  signal: AbortSignal,
): Promise<Loaded> {
  const { suppliers, cache, clock, log, pictures, supplierTimeoutMs, togetherMs, firstPartMs } =
    parts;
  const sessionCode = newSessionCode();
  const expiresAt = new Date(clock().getTime() + SESSION_MS);
  const started = performance.now();
  const shown = new Set<string>();

  const make = async (given: PartialAnswers<SupplierAnswer>): Promise<HotelSearchResponse> => {
    const answers = given.filter((answer) => answer !== undefined);
    const pending = suppliers
      .filter((_, index) => !given[index])
      .map(({ code }): SupplierReport => ({
        code,
        status: 'pending',
        ms: Math.round(performance.now() - started),
        hotels: 0,
      }));
    const { answer, sources } = toResult({
      query,
      answers,
      pending,
      shown,
      sessionCode,
      expiresAt,
      pictures,
    });
    const hotels = answer.data.hotels.map((hotel) => ({
      supplier: hotel.supplier,
      hotelCode: hotel.hotelCode,
      min_rate: hotel.min_rate,
      sources: sources.get(cardKey(hotel)) ?? [],
    }));
    await storeSession(cache, sessionCode, {
      brandId,
      expires_at: answer.data.expires_at,
      query,
      hotels,
    });
    for (const hotel of hotels) shown.add(cardKey(hotel));
    return answer;
  };
  const asking = suppliers.map((supplier) =>
    askSupplier(supplier, query, supplierTimeoutMs, signal, log),
  );
  const answers = await collectAnswers(asking, {
    togetherMs,
    firstPartMs,
    onPart: async (given) => onPart(await packAnswer(await make(given))),
  });
  const answer = await make(answers);
  const bytes = await packAnswer(answer);
  return answer.meta.complete && !answers.some(isBare) ? bytes : { bytes, freshMs: PARTIAL_MS };
}
/** Prices came before pictures and addresses, which are on their way. */
const isBare = (answer: SupplierAnswer | undefined): boolean =>
  answer !== undefined &&
  answer.hotels.length > 0 &&
  answer.hotels.every(
    ({ image_count, address, description_short }) =>
      image_count === 0 && address === '' && description_short === '',
  );
