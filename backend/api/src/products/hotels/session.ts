import {
  hotelContentSchema,
  hotelRoomSchema,
  type HotelScore,
  hotelScoreSchema,
  hotelSupplierCodeSchema,
  hotelTariffSchema,
  mealPlanSchema,
  quotedMoneySchema,
  roomSchema,
} from '@tiquete/contracts';
import * as z from 'zod';
import type { Cache } from '../../lib/cache/createCache';
import { createOfferSets } from '../../lib/search/createOfferSets';
import { createSearchSessions } from '../../lib/search/createSearchSessions';
import { markUpSchema, NO_MARK_UP } from '../../money';
import type { SupplierRate } from './ports';
import type { HotelSource } from './search/mergeHotels';

/** Milliseconds for which a traveller can continue with a result. */
const SESSION_MS = 30 * 60_000;

const sourceSchema = z.object({ supplier: hotelSupplierCodeSchema, hotelCode: z.string() });
/** Data of a search for later steps: the query, and the displayed price (in whole pesos) and sellers of each card. */
const searchSessionSchema = z.object({
  /** Cache scope as `quoteScope` returns it: the brand's id, or a separate id for its preview. */
  brandId: z.string(),
  expires_at: z.string(),
  /** False while suppliers are missing: a later part replaces the session. */
  isWhole: z.boolean().default(true),
  query: z.object({
    checkin: z.string(),
    checkout: z.string(),
    rooms: z.array(roomSchema),
    destination_code: z.array(z.string()),
    Hotel_codes: z.array(z.string()),
    client_nationality: z.string(),
  }),
  hotels: z.array(
    sourceSchema.extend({
      min_rate: z.int(),
      /** Codes of the hotel's city and country. */
      places: z.array(z.string()).default([]),
      reviews: hotelScoreSchema.nullable().default(null),
      sources: z.array(sourceSchema).default([]),
    }),
  ),
});
export type HotelSession = z.infer<typeof searchSessionSchema>;

export const {
  open: openHotelSession,
  store: storeHotelSession,
  find: findHotelSession,
} = createSearchSessions('hotels', searchSessionSchema, SESSION_MS);

/**
 * All sellers of the hotel that a search displayed under this code. The seller of the card's name and pictures comes first.
 * Empty when the search did not display the hotel.
 */
export function sourcesOf(session: HotelSession, hotelCode: string): HotelSource[] {
  const shown = shownAs(session, hotelCode);
  if (!shown) return [];
  return shown.sources.length > 0
    ? shown.sources
    : [{ supplier: shown.supplier, hotelCode: shown.hotelCode }];
}
/** Codes of the hotel's city and country. */
export const placesOf = (session: HotelSession, hotelCode: string): string[] =>
  shownAs(session, hotelCode)?.places ?? [];
/** Guest score of the hotel as its card displayed it. */
export const scoreOf = (session: HotelSession, hotelCode: string): HotelScore | null =>
  shownAs(session, hotelCode)?.reviews ?? null;

function shownAs({ hotels }: HotelSession, hotelCode: string) {
  return (
    hotels.find((hotel) => hotel.hotelCode === hotelCode) ??
    hotels.find(({ sources }) => sources.some((source) => source.hotelCode === hotelCode))
  );
}

/** Milliseconds for which a displayed tariff can be bought. */
export const HOTEL_OFFERS_MS = 30 * 60_000;

const rateSchema: z.ZodType<SupplierRate> = hotelTariffSchema
  .pick({
    total: true,
    per_night: true,
    price_breakdown: true,
    cancellation: true,
    promotion: true,
    allotment: true,
    payment_type: true,
    rate_comments: true,
    recheck_required: true,
  })
  .extend({
    key: z.string(),
    board: mealPlanSchema,
    quoted: quotedMoneySchema.optional(),
    room: hotelRoomSchema.omit({ roomCode: true, tariffs: true }).extend({ code: z.string() }),
  });
/** Displayed rates of one hotel, with the suppliers' keys, which are never sent to browsers. */
const offerSetSchema = z.object({
  /** Cache scope as `quoteScope` returns it: the brand's id, or a separate id for its preview. */
  brandId: z.string(),
  sessionCode: z.string(),
  supplier: hotelSupplierCodeSchema,
  /** Code under which the search displayed the hotel. The stay has the supplier's own code. */
  hotelCode: z.string(),
  stay: z.object({
    hotelCode: z.string(),
    checkin: z.string(),
    checkout: z.string(),
    rooms: z.array(roomSchema),
    client_nationality: z.string(),
  }),
  hotel: hotelContentSchema
    .omit({
      description: true,
      images: true,
      amenities: true,
      points_of_interest: true,
      important_info: true,
    })
    .extend({ image: z.string() }),
  /** Rates at the supplier's prices, without mark-up. */
  rates: z.array(rateSchema),
  /** Mark-up at which the rates were displayed. */
  markUp: markUpSchema.default(NO_MARK_UP),
});
export type HotelOfferSet = z.infer<typeof offerSetSchema>;
export interface HotelOffer extends Omit<HotelOfferSet, 'rates'> {
  rate: SupplierRate;
}

const offerSets = createOfferSets({
  product: 'hotels',
  schema: offerSetSchema,
  livesMs: HOTEL_OFFERS_MS,
});

/** Stores displayed rates. Returns one productCode per rate. */
export const storeHotelOffers = (cache: Cache, set: HotelOfferSet): Promise<string[]> =>
  offerSets.store(cache, set.brandId, set.rates, (rates) => ({ ...set, rates }));
/** Returns undefined when the offer has expired, never existed, or belongs to another brand. */
export async function findHotelOffer(
  cache: Cache,
  brandId: string,
  productCode: string,
): Promise<HotelOffer | undefined> {
  const found = await offerSets.find(cache, brandId, productCode);
  if (!found) return undefined;
  const { rates, ...set } = found.pack;
  const rate = rates[found.index];
  return rate && { ...set, rate };
}
