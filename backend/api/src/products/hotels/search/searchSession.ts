import {
  type HotelScore,
  hotelScoreSchema,
  hotelSupplierCodeSchema,
  roomSchema,
} from '@tiquete/contracts';
import * as z from 'zod';
import { createSearchSessions } from '../../../lib/search/createSearchSessions';
import type { HotelSource } from './mergeHotels';

/** Milliseconds for which a traveller can continue from a result. */
const SESSION_MS = 30 * 60_000;

const sourceSchema = z.object({ supplier: hotelSupplierCodeSchema, hotelCode: z.string() });
/** Data of a search for later steps: the query, and the displayed price (in whole pesos) and sellers of each card. */
const searchSessionSchema = z.object({
  /** Scope of the cache, `quoteScope`: the brand's id, or its preview. */
  brandId: z.string(),
  expires_at: z.string(),
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
      /** Codes of its city and country. */
      places: z.array(z.string()).default([]),
      reviews: hotelScoreSchema.nullable().default(null),
      sources: z.array(sourceSchema).default([]),
    }),
  ),
});
export type SearchSession = z.infer<typeof searchSessionSchema>;

export const {
  open: openSession,
  store: storeSession,
  find: findSession,
} = createSearchSessions('hotels', searchSessionSchema, SESSION_MS);

/**
 * All sellers of the hotel that a search displayed under this code, first the one with the card's name and pictures; empty
 * when it was not displayed.
 */
export function sourcesOf(session: SearchSession, hotelCode: string): HotelSource[] {
  const shown = shownAs(session, hotelCode);
  if (!shown) return [];
  return shown.sources.length > 0
    ? shown.sources
    : [{ supplier: shown.supplier, hotelCode: shown.hotelCode }];
}
/** Codes of its city and country. */
export const placesOf = (session: SearchSession, hotelCode: string): string[] =>
  shownAs(session, hotelCode)?.places ?? [];
/** Guests' score as its card showed it. */
export const scoreOf = (session: SearchSession, hotelCode: string): HotelScore | null =>
  shownAs(session, hotelCode)?.reviews ?? null;

function shownAs({ hotels }: SearchSession, hotelCode: string) {
  return (
    hotels.find((hotel) => hotel.hotelCode === hotelCode) ??
    hotels.find(({ sources }) => sources.some((source) => source.hotelCode === hotelCode))
  );
}
