import type { HotelDetailsBody, HotelScore } from '@tiquete/contracts';
import type { Cache, CachePolicy, Loaded } from '../../../lib/cache/createCache';
import { AppError } from '../../../lib/errors';
import type { Log } from '../../../lib/search/log';
import { markUpFor, quoteScope, rulesKey, type SellingBrand } from '../../../money';
import { cardKey } from '../search/mergeHotels';
import type { HotelSupplier } from '../ports';
import { packAnswer } from '../../../lib/search/readyAnswer';
import { placesOf, scoreOf, type HotelSession, sourcesOf } from '../session';
import { sellRate } from '../markUps';
import { querySellers, type Seller, type SellerAnswer } from './querySellers';
import { HOTEL_OFFERS_MS, storeHotelOffers } from '../session';
import { toDetails } from './toDetails';

/** Timeout in milliseconds of the whole call. The vendor's limit for prices is shorter. */
const DEADLINE_MS = 6000;
/** Cache lifetime: long enough for a traveller to return to a hotel, and short enough for its prices to be valid. */
const POLICY: CachePolicy = { freshMs: 30_000, loadMs: DEADLINE_MS + 1000 };
/** Milliseconds until a hotel that lacks the tariffs of one supplier is requested again. */
const PARTIAL_MS = 5000;

export interface DetailsOptions {
  suppliers: readonly HotelSupplier[];
  cache: Cache;
  clock: () => Date;
  log: Log;
  session(scope: string, sessionCode: string): Promise<HotelSession | undefined>;
  deadlineMs?: number;
}
interface RequestedHotel {
  brand: SellingBrand;
  places: string[];
  sessionCode: string;
  hotelCode: string;
  reviews: HotelScore | null;
}
export type HotelDetailsService = ReturnType<typeof createHotelDetails>;

export function createHotelDetails({
  suppliers,
  cache,
  clock,
  log,
  session,
  deadlineMs = DEADLINE_MS,
}: DetailsOptions) {
  const load = async (
    sellers: readonly Seller[],
    { brand, places, sessionCode, hotelCode, reviews }: RequestedHotel,
    signal: AbortSignal,
  ): Promise<Loaded> => {
    const { answers, failed } = await querySellers(sellers, deadlineMs, signal, log);
    const hotel = shownHotelOf(answers, hotelCode);
    const priced = await Promise.all(
      answers.map(async ({ supplier, stay, content, rates }) => {
        const sale = { product: 'HOTEL', supplier, origins: [], day: stay.checkin } as const;
        const markUp = markUpFor(brand.mark_ups, { ...sale, destinations: places });
        const set = {
          brandId: quoteScope(brand),
          sessionCode,
          supplier,
          stay,
          hotelCode,
          hotel,
          markUp,
        };
        return {
          supplier,
          stay,
          content,
          rates: rates.map((rate) => sellRate(rate, markUp)),
          productCodes: await storeHotelOffers(cache, { ...set, rates }),
        };
      }),
    );
    const expiresAt = new Date(clock().getTime() + HOTEL_OFFERS_MS);
    const bytes = await packAnswer(
      toDetails({ sessionCode, expiresAt, hotelCode, reviews, sellers: priced, failed }),
    );
    return failed.length === 0 ? bytes : { bytes, freshMs: PARTIAL_MS };
  };
  return {
    /**
     * Returns the contract's answer, packed by `packAnswer`: the tariffs of all sellers of the hotel. When a seller fails,
     * only its own tariffs are missing. @throws AppError SESSION_EXPIRED, GUEST_DISTRIBUTION, HOTEL_NOT_FOUND, SOLD_OUT,
     * SUPPLIER_TIMEOUT, SUPPLIER_UNAVAILABLE, SUPPLIER_ERROR
     */
    async details(
      brand: SellingBrand,
      { sessionCode, hotelCode, rooms }: HotelDetailsBody,
      signal?: AbortSignal,
    ): Promise<Buffer> {
      const found = await session(quoteScope(brand), sessionCode);
      if (!found) throw new AppError('SESSION_EXPIRED');
      if (roomsKey(rooms) !== roomsKey(found.query.rooms))
        throw new AppError('GUEST_DISTRIBUTION', { source: { pointer: '/rooms' } });
      const { checkin, checkout, client_nationality } = found.query;
      const sources = sourcesOf(found, hotelCode);
      const reviews = scoreOf(found, hotelCode);
      const places = placesOf(found, hotelCode);
      const sellers = sources.flatMap((source): Seller[] => {
        const supplier = suppliers.find(({ code }) => code === source.supplier);
        return supplier
          ? [
              {
                supplier,
                stay: {
                  hotelCode: source.hotelCode,
                  checkin,
                  checkout,
                  rooms: found.query.rooms,
                  client_nationality,
                },
              },
            ]
          : [];
      });
      if (sellers.length === 0)
        throw new AppError('HOTEL_NOT_FOUND', { source: { pointer: '/hotelCode' } });
      const key = `hotels:details:${quoteScope(brand)}:${sessionCode}:${hotelCode}:${sources.map(cardKey).join('+')}:${rulesKey(brand)}`;
      return cache.getOrLoad(
        key,
        POLICY,
        (own) => load(sellers, { brand, places, sessionCode, hotelCode, reviews }, own),
        signal,
      );
    },
  };
}

/** Stored facts of the displayed hotel. They are equal for every seller. */
function shownHotelOf([first]: readonly SellerAnswer[], hotelCode: string) {
  if (!first) throw new RangeError('no seller answered');
  const {
    description: _description,
    images,
    amenities: _amenities,
    points_of_interest: _sights,
    important_info: _info,
    ...hotel
  } = first.content;
  return { ...hotel, hotelCode, image: images[0]?.url ?? '' };
}
const roomsKey = (rooms: HotelDetailsBody['rooms']): string =>
  JSON.stringify(
    rooms.map(({ adults, childrens }) => [adults, [...childrens].sort((a, b) => a - b)]),
  );
