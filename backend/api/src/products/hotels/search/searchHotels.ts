import type { Cache, Loaded } from '../../../lib/cache/createCache';
import { askSource } from '../../../lib/search/askSource';
import type { Log } from '../../../lib/search/log';
import { runSearch, type SearchTiming } from '../../../lib/search/runSearch';
import { cardKey } from './mergeHotels';
import { markUpFor, quoteScope, type SellingBrand } from '../../../modules/mark-ups';
import type { Destinations, HotelQuery, HotelSupplier, SupplierHotel } from '../ports';
import { sellHotel } from '../sellAt';
import { keepNightPrice } from './nightPrices';
import { openSession, storeSession } from './searchSession';
import { type SupplierAnswer, toResult } from './toResult';

export interface SearchRunParts extends SearchTiming {
  /** In their order of trust. */
  suppliers: readonly HotelSupplier[];
  cache: Cache;
  clock: () => Date;
  log: Log;
  destinations: Pick<Destinations, 'countryOf'>;
}

/**
 * Asks every supplier once. `onPart` gets each partial answer; all of them and the last one are of one
 * session, to which new results are added. @throws AppError when no supplier answered
 */
export async function searchHotels(
  {
    suppliers,
    cache,
    clock,
    log,
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
  const placesOf = ({ destination: { code } }: Pick<SupplierHotel, 'destination'>) => [
    code,
    destinations.countryOf(code) ?? '',
  ];
  const ask = async (supplier: HotelSupplier): Promise<SupplierAnswer> => {
    const found = await askSource(supplier, query, { timeoutMs, signal, log });
    const { code, status, ms, unsold, answer = [] } = found;
    const hotels = answer.map((hotel) => {
      const sale = { product: 'HOTEL', supplier: code, origins: [], day: query.checkin } as const;
      return sellHotel(hotel, markUpFor(rules, { ...sale, destinations: placesOf(hotel) }));
    });
    return { code, hotels, unsold, report: { code, status, ms, hotels: hotels.length } };
  };
  return runSearch({
    suppliers,
    timing,
    nothingYet: { hotels: 0 },
    ask,
    async make(part) {
      const { answer, sources } = toResult({ query, ...session, ...part });
      const hotels = answer.data.hotels.map((hotel) => ({
        supplier: hotel.supplier,
        hotelCode: hotel.hotelCode,
        min_rate: hotel.min_rate,
        places: placesOf(hotel),
        reviews: hotel.reviews,
        sources: sources.get(cardKey(hotel)) ?? [],
      }));
      const { sessionCode, expires_at } = session;
      await Promise.all([
        storeSession(cache, sessionCode, { brandId: quoteScope(brand), expires_at, query, hotels }),
        keepNightPrice(cache, brand, query, answer, clock()),
      ]);
      return answer;
    },
    keysOf: ({ data }) => data.hotels.map(cardKey),
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
