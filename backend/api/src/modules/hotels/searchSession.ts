import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { hotelSupplierCodeSchema, roomSchema } from '@tiquete/contracts';
import * as z from 'zod';
import type { Cache } from '../../lib/cache/createCache';
import type { HotelSource } from './mergeHotels';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];
/** Milliseconds for which a result can be gone on with. */
export const SESSION_MS = 30 * 60_000;

const sourceSchema = z.object({ supplier: hotelSupplierCodeSchema, hotelCode: z.string() });
/** What a later step must know of a search: what was asked, and what each card was shown for, in whole pesos, and who sells it. */
const searchSessionSchema = z.object({
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
  hotels: z.array(sourceSchema.extend({ min_rate: z.int(), sources: z.array(sourceSchema).default([]) })),
});
export type SearchSession = z.infer<typeof searchSessionSchema>;

/** 128 random bits. */
export const newSessionCode = (): string => randomBytes(16).toString('base64url');
const keyOf = (brandId: string, sessionCode: string) => `hotels:session:${brandId}:${sessionCode}`;

export async function storeSession(cache: Cache, sessionCode: string, session: SearchSession): Promise<void> {
  await cache.set(keyOf(session.brandId, sessionCode), await pack(JSON.stringify(session)), SESSION_MS);
}
/** Undefined when it is over, was never there, or belongs to another brand. */
export async function findSession(cache: Cache, brandId: string, sessionCode: string): Promise<SearchSession | undefined> {
  const bytes = await cache.get(keyOf(brandId, sessionCode));
  return bytes && searchSessionSchema.parse(JSON.parse((await unpack(bytes)).toString('utf8')));
}

/** Everyone who sells the hotel that a search showed under this code, the one that gave the card its face first; none when it was not shown. */
export function sourcesOf({ hotels }: SearchSession, hotelCode: string): HotelSource[] {
  const shown = hotels.find((hotel) => hotel.hotelCode === hotelCode) ?? hotels.find(({ sources }) => sources.some((source) => source.hotelCode === hotelCode));
  if (!shown) return [];
  return shown.sources.length > 0 ? shown.sources : [{ supplier: shown.supplier, hotelCode: shown.hotelCode }];
}
