import type { Cache } from '../../lib/cache/createCache';
import { refuse } from '../../lib/refuse';
import { saleWords as words } from './messages/sale';
import { findQuote, type KeptQuote } from './session';

/** Quotes of the visitor. */
export interface OwnQuotes {
  /** Their `Booking` values, newest first. */
  newest: readonly string[];
  add(booking: string): void;
}
interface Wanted {
  brandId: string;
  Booking?: string | undefined;
  ItemPackageID?: string | undefined;
  own: OwnQuotes;
}

/** The named quote, or else the visitor's newest one. @throws AppError QUOTE_EXPIRED, MANDATORY_DATA_MISSING */
export async function findOwnQuote(
  cache: Cache,
  { brandId, Booking, ItemPackageID: code, own }: Wanted,
  now: Date,
): Promise<KeptQuote> {
  const named = Booking === undefined ? own.newest : [Booking];
  if (named.length === 0) return refuse('MANDATORY_DATA_MISSING', '/Booking', words.notQuoted);
  for (const booking of named) {
    const kept = await findQuote(cache, { brandId, booking, code }, now);
    if (kept) return kept;
  }
  return refuse('QUOTE_EXPIRED', '/Booking');
}
