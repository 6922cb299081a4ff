import type { Cache, Loaded } from '../../../lib/cache/createCache';
import { SupplierError } from '../../../lib/http-client/supplierError';
import { askSource, type Source, type SourceAnswer } from '../../../lib/search/askSource';
import type { Log } from '../../../lib/search/log';
import { runSearch, type SearchTiming } from '../../../lib/search/runSearch';
import { inProcess, type Threads } from '../../../lib/threads/threads';
import { toBuffer } from '../../../lib/toBuffer';
import { mergeAnswers } from './mergeAnswers';
import { cardKey } from './mergeHotels';
import { markUpFor, quoteScope, type SellingBrand } from '../../../money';
import type { Destinations, HotelQuery, HotelSupplier, SupplierHotel } from '../ports';
import { sellHotel } from '../sellAt';
import { keepNightPrice } from './nightPrices';
import { openSession, storeSession } from './searchSession';
import type { SupplierAnswer } from './toResult';

export interface SearchRunParts extends SearchTiming {
  /** Suppliers ordered by priority. */
  suppliers: readonly HotelSupplier[];
  cache: Cache;
  clock: () => Date;
  log: Log;
  threads: Threads;
  destinations: Pick<Destinations, 'countryOf'>;
}

/**
 * Searches every supplier once. `onPart` gets each partial answer; all of them and the last one share one session, to which
 * new results are added. @throws AppError when no supplier answered
 */
export async function searchHotels(
  {
    suppliers,
    cache,
    clock,
    log,
    threads,
    destinations,
    supplierTimeoutMs: timeoutMs,
    ...timing
  }: SearchRunParts,
  brand: SellingBrand,
  query: HotelQuery,
  onPart: (packed: Buffer) => Promise<void>,
  signal: AbortSignal,
): Promise<Loaded> {
  const { mark_ups: rules } = brand;
  const session = openSession(clock);
  const placesOf = (code: string) => [code, destinations.countryOf(code) ?? ''];
  const ask = async (supplier: HotelSupplier): Promise<SupplierAnswer> => {
    const asked = await askSource(toSource(supplier), query, { timeoutMs, signal, log });
    const { code, ms } = asked;
    const unsold = new Set(asked.unsold);
    const { status, answer = [] } = await readAnswer(asked, unsold, log);
    const hotels = answer.map((hotel) => {
      const sale = { product: 'HOTEL', supplier: code, origins: [], day: query.checkin } as const;
      const destinationCodes = placesOf(hotel.destination.code);
      return sellHotel(hotel, markUpFor(rules, { ...sale, destinations: destinationCodes }));
    });
    return {
      code,
      hotels,
      unsold: [...unsold],
      report: { code, status, ms, hotels: hotels.length },
    };
  };
  return runSearch({
    suppliers,
    timing,
    nothingYet: { hotels: 0 },
    ask,
    async make({ shown, ...part }) {
      // Before the first answer there is nothing to merge, so no thread is needed.
      const merged = await (part.answers.length > 0 ? threads : inProcess).run(
        mergeAnswers,
        { query, ...session, ...part, shown: [...shown] },
        signal,
      );
      const { sessionCode, expires_at } = session;
      const hotels = merged.hotels.map(({ destination, ...hotel }) => ({
        ...hotel,
        places: placesOf(destination),
      }));
      const isComplete = part.reports.every(({ status }) => status === 'ok');
      await Promise.all([
        storeSession(cache, sessionCode, { brandId: quoteScope(brand), expires_at, query, hotels }),
        isComplete &&
          merged.lowestNight !== null &&
          keepNightPrice(cache, brand, query, merged.lowestNight, clock()),
      ]);
      return { packed: toBuffer(merged.packed), keys: hotels.map(cardKey) };
    },
    onPart,
    // Pictures and addresses may arrive after the prices.
    onLast: (_made, answers) =>
      answers.every(({ report }) => report.status === 'ok') && !answers.some(isBare),
  });
}

type Unread = Awaited<ReturnType<NonNullable<HotelSupplier['searchUnread']>>>;
const toSource = (supplier: HotelSupplier): Source<HotelSupplier['code'], HotelQuery, Unread> => ({
  code: supplier.code,
  async search(query, signal, onUnsold) {
    if (supplier.searchUnread) return supplier.searchUnread(query, signal);
    const hotels = await supplier.search(query, signal, onUnsold);
    return async () => hotels;
  },
});

/** Answer of a supplier. The time to parse it does not count towards its deadline. */
async function readAnswer(
  asked: SourceAnswer<HotelSupplier['code'], Unread>,
  unsold: Set<string>,
  log: Log,
): Promise<{ status: 'ok' | 'timeout' | 'error'; answer?: SupplierHotel[] }> {
  if (asked.status !== 'ok') return { status: asked.status };
  try {
    return { status: 'ok', answer: await asked.answer((currency) => void unsold.add(currency)) };
  } catch (error) {
    const isForeseen = error instanceof SupplierError;
    log[isForeseen ? 'warn' : 'error']({ supplier: asked.code, err: error }, 'answer not read');
    return { status: isForeseen && error.kind === 'timeout' ? 'timeout' : 'error' };
  }
}

/** Whether the hotels have prices, but neither pictures nor texts yet. */
const isBare = (answer: SupplierAnswer): boolean =>
  answer.hotels.length > 0 &&
  answer.hotels.every(
    ({ images, address, description_short }) =>
      images.length === 0 && address === '' && description_short === '',
  );
