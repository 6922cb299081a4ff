import type { HotelSearchResponse } from '@tiquete/contracts';
import type { Cache, Loaded } from '../../../lib/cache/createCache';
import { answerInParts, pendingReport, type SearchTiming } from '../../../lib/search/answerInParts';
import type { PartialAnswers } from '../../../lib/search/collectAnswers';
import type { Log } from '../../../lib/search/log';
import { newSessionCode } from '../../../lib/search/sessionCode';
import { askSupplier, type SupplierAnswer } from './askSupplier';
import { cardKey } from './mergeHotels';
import type { HotelQuery, HotelSupplier } from '../ports';
import { SESSION_MS, storeSession } from './searchSession';
import { toResult } from './toResult';

export interface SearchRunParts extends SearchTiming {
  /** In their order of trust. */
  suppliers: readonly HotelSupplier[];
  cache: Cache;
  clock: () => Date;
  log: Log;
}

/**
 * Asks every supplier once. `onPart` gets each partial answer; all of them and the last one are of one
 * session, to which new results are added. @throws AppError when no supplier answered
 */
export async function runSearch(
  parts: SearchRunParts,
  brandId: string,
  query: HotelQuery,
  onPart: (packed: Buffer) => Promise<void>,
  signal: AbortSignal,
): Promise<Loaded> {
  const { suppliers, cache, clock, log, supplierTimeoutMs } = parts;
  const sessionCode = newSessionCode();
  const expiresAt = new Date(clock().getTime() + SESSION_MS);
  const started = performance.now();
  const shown = new Set<string>();

  const make = async (given: PartialAnswers<SupplierAnswer>): Promise<HotelSearchResponse> => {
    const answers = given.filter((answer) => answer !== undefined);
    const pending = suppliers
      .filter((_, index) => !given[index])
      .map(({ code }) => ({ ...pendingReport(code, started), hotels: 0 }));
    const { answer, sources } = toResult({
      query,
      answers,
      pending,
      shown,
      sessionCode,
      expiresAt,
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
  return answerInParts({
    timing: parts,
    asking: suppliers.map((supplier) =>
      askSupplier(supplier, query, supplierTimeoutMs, signal, log),
    ),
    make,
    onPart,
    // Pictures and addresses may arrive after the prices.
    onLast: (answer, answers) => answer.meta.complete && !answers.some(isBare),
  });
}
/** Whether the hotels have prices, but neither pictures nor texts yet. */
const isBare = (answer: SupplierAnswer): boolean =>
  answer.hotels.length > 0 &&
  answer.hotels.every(
    ({ images, address, description_short }) =>
      images.length === 0 && address === '' && description_short === '',
  );
