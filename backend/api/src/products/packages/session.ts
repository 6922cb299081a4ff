import { cancellationSchema, exchangeRateSchema, packageRoomSchema } from '@tiquete/contracts';
import * as z from 'zod';
import type { Cache } from '../../lib/cache/createCache';
import { findJson, storeJson } from '../../lib/cache/json';
import { markUpSchema, NO_MARK_UP } from '../../money';
import { newSessionCode } from '../../lib/search/sessionCode';

/** Milliseconds for which a quote can be booked and its rate is fixed. */
export const QUOTE_MS = 60 * 60_000;
const CODE = /^[\w-]{22}$/;

const keptQuoteSchema = z.object({
  /** Scope of the cache, `quoteScope`: the brand's id, or its preview. */
  brandId: z.string(),
  code: z.string(),
  date: z.string(),
  rooms: z.array(packageRoomSchema),
  hotel: z.string(),
  origin: z.string().nullable(),
  services: z.array(z.string()),
  rate: exchangeRateSchema.nullable(),
  markUp: markUpSchema.default(NO_MARK_UP),
  quotedOn: z.string(),
  /** ISO instant; changing a quote does not extend it. */
  expiresAt: z.iso.datetime(),
  /** The displayed price in whole pesos, and the terms that a buyer accepts. */
  total: z.int(),
  cancellation: cancellationSchema,
});
export type KeptQuote = z.infer<typeof keptQuoteSchema>;

const keyOf = (brandId: string, booking: string) => `packages:quote:${brandId}:${booking}`;

/** Each quote has a new id, even one that changes another, so that a displayed quote stays bookable unchanged. */
export async function keepQuote(cache: Cache, quote: KeptQuote, now: Date): Promise<string> {
  const booking = newSessionCode();
  const forMs = Math.max(1, Date.parse(quote.expiresAt) - now.getTime());
  await storeJson(cache, keyOf(quote.brandId, booking), quote, forMs);
  return booking;
}

/**
 * Returns undefined when it has expired, never existed, or belongs to another brand or package. `code` undefined: any package.
 */
export async function findQuote(
  cache: Cache,
  { brandId, booking, code }: { brandId: string; booking: string; code: string | undefined },
  now: Date,
): Promise<KeptQuote | undefined> {
  if (!CODE.test(booking)) return undefined;
  const kept = await findJson(cache, keyOf(brandId, booking), (value) =>
    keptQuoteSchema.parse(value),
  );
  if (!kept || (code !== undefined && kept.code !== code)) return undefined;
  return Date.parse(kept.expiresAt) > now.getTime() ? kept : undefined;
}
