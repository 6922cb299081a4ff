import type { Cabin } from '@tiquete/contracts';
import * as z from 'zod';
import type { Cache } from '../../../lib/cache/createCache';
import { findJson, storeJson } from '../../../lib/cache/json';
import type { FlightSession } from '../session';

const HOUR_MS = 3_600_000;
/** Milliseconds after which a price is no longer shown. */
const SEEN_MS = 6 * HOUR_MS;
export interface Route {
  origin: string;
  destination: string;
  cabin: Cabin;
}
/**
 * Stored prices by day: one adult in whole pesos, with mark-up and fee, and the time of the search. A null price means that
 * there was no flight.
 */
const seenSchema = z.record(z.iso.date(), z.object({ price: z.int().nullable(), at: z.int() }));
type Seen = z.infer<typeof seenSchema>;

interface Seller {
  brandId: string;
  /** Hash of the mark-up rules, because prices under other rules differ. */
  rulesKey: string;
}
const keyOf = ({ brandId, rulesKey }: Seller, { origin, destination, cabin }: Route) =>
  `flights:lowest:${brandId}:${origin}-${destination}:${cabin}:${rulesKey}`;

/** Lowest prices of a route by day, from searches of the last hours. */
export async function lowestSeen(
  cache: Cache,
  seller: Seller,
  route: Route,
  now: Date,
): Promise<Map<string, number | null>> {
  const seen =
    (await findJson(cache, keyOf(seller, route), (value) => seenSchema.parse(value))) ?? {};
  return new Map(Object.entries(current(seen, now)).map(([day, { price }]) => [day, price]));
}

/**
 * Stores the lowest price of a complete answer. Only a one-way search gives the price of a day. When two searches store at
 * once, one price may be lost and is then missing in the calendar.
 */
export async function storeLowest(
  cache: Cache,
  { query, ...session }: FlightSession,
  price: number | null,
  now: Date,
): Promise<void> {
  const [segment, ...others] = query.segments;
  if (!segment || others.length > 0 || query.corporateCodes.length > 0) return;
  const route = {
    origin: segment.originLocationCode,
    destination: segment.destinationLocationCode,
    cabin: query.cabin,
  };
  const key = keyOf(session, route);
  const seen = (await findJson(cache, key, (value) => seenSchema.parse(value))) ?? {};
  await storeJson(
    cache,
    key,
    { ...current(seen, now), [segment.date]: { price, at: now.getTime() } },
    SEEN_MS,
  );
}

const current = (seen: Seen, now: Date): Seen =>
  Object.fromEntries(Object.entries(seen).filter(([, { at }]) => now.getTime() - at < SEEN_MS));
