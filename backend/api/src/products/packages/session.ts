import {
  cancellationSchema,
  CURRENCY,
  type ExchangeRate,
  exchangeRateSchema,
  packageRoomSchema,
} from '@tiquete/contracts';
import * as z from 'zod';
import type { Cache } from '../../lib/cache/createCache';
import { findJson, storeJson } from '../../lib/cache/json';
import { type ExchangeRates, markUpSchema, NO_MARK_UP } from '../../money';
import { newSessionCode } from '../../lib/search/createSearchSessions';
import type { PricedChoice } from './quote/priceChoice';
import { refuse } from '../../lib/refuse';
import { packageSaleWords as words } from './messages/sale';
import { AppError } from '../../lib/errors';
import type { PackageDetail } from './ports';

/** Milliseconds for which a quote can be booked at its exchange rate. */
export const QUOTE_MS = 60 * 60_000;
const CODE = /^[\w-]{22}$/;

const storedQuoteSchema = z.object({
  /** Cache scope as `quoteScope` returns it: the brand's id, or a separate id for its preview. */
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
  /** ISO instant at which the quote expires. A changed quote does not live longer. */
  expiresAt: z.iso.datetime(),
  /** Displayed price in whole pesos, and the terms that a buyer accepts. */
  total: z.int(),
  cancellation: cancellationSchema,
});
export type StoredQuote = z.infer<typeof storedQuoteSchema>;

const keyOf = (brandId: string, booking: string) => `packages:quote:${brandId}:${booking}`;

/**
 * Stores a quote under a new id, even when it changes another one, so that the displayed quote can still be booked. Returns
 * the id.
 */
export async function storeQuote(cache: Cache, quote: StoredQuote, now: Date): Promise<string> {
  const booking = newSessionCode();
  const ttlMs = Math.max(1, Date.parse(quote.expiresAt) - now.getTime());
  await storeJson(cache, keyOf(quote.brandId, booking), quote, ttlMs);
  return booking;
}

/**
 * Returns undefined when the quote has expired, never existed, or belongs to another brand or package. Without `code`, any
 * package matches.
 */
export async function findStoredQuote(
  cache: Cache,
  { brandId, booking, code }: { brandId: string; booking: string; code: string | undefined },
  now: Date,
): Promise<StoredQuote | undefined> {
  if (!CODE.test(booking)) return undefined;
  const stored = await findJson(cache, keyOf(brandId, booking), (value) =>
    storedQuoteSchema.parse(value),
  );
  if (!stored || (code !== undefined && stored.code !== code)) return undefined;
  return Date.parse(stored.expiresAt) > now.getTime() ? stored : undefined;
}

/** Stores a priced choice as a quote. Returns its `Booking` value. */
export const storePricedChoice = (
  cache: Cache,
  { brandId, priced, expiresAt }: { brandId: string; priced: PricedChoice; expiresAt: string },
  now: Date,
): Promise<string> => {
  const { choice, catalogued, total, cancellation } = priced;
  const { content } = catalogued;
  const stored = { ...choice, rooms: [...choice.rooms], services: [...choice.services] };
  return storeQuote(
    cache,
    { ...stored, brandId, code: content.code, expiresAt, total, cancellation },
    now,
  );
};

/** Quotes of the visitor. */
export interface OwnQuotes {
  /** `Booking` values of the quotes, newest first. */
  newest: readonly string[];
  add(booking: string): void;
}
interface Wanted {
  brandId: string;
  Booking?: string | undefined;
  ItemPackageID?: string | undefined;
  own: OwnQuotes;
}

/** The named quote, or the visitor's newest one. @throws AppError QUOTE_EXPIRED, MANDATORY_DATA_MISSING */
export async function findOwnQuote(
  cache: Cache,
  { brandId, Booking, ItemPackageID: code, own }: Wanted,
  now: Date,
): Promise<StoredQuote> {
  const named = Booking === undefined ? own.newest : [Booking];
  if (named.length === 0) return refuse('MANDATORY_DATA_MISSING', '/Booking', words.notQuoted);
  for (const booking of named) {
    const stored = await findStoredQuote(cache, { brandId, booking, code }, now);
    if (stored) return stored;
  }
  return refuse('QUOTE_EXPIRED', '/Booking');
}

/**
 * The quote's exchange rate, as long as today's rate is usable; null for prices in pesos. @throws AppError
 * EXCHANGE_RATE_MISSING
 */
export function quoteRate(
  { content: { currency } }: PackageDetail,
  stored: Pick<StoredQuote, 'rate'> | undefined,
  exchange: ExchangeRates,
): ExchangeRate | null {
  if (currency === CURRENCY) return null;
  const current = exchange.rateOf(currency);
  if (!current)
    throw new AppError('EXCHANGE_RATE_MISSING', { source: { pointer: '/ItemPackageID' } });
  return stored?.rate?.currency === currency ? stored.rate : current;
}
