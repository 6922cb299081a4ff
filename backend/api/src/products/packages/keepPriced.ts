import type { Cache } from '../../lib/cache/createCache';
import { keepQuote } from './session';
import type { PricedChoice } from './quote/priceChoice';

/** Stores a priced choice as a new quote; returns its `Booking`. */
export const keepPriced = (
  cache: Cache,
  { brandId, priced, expiresAt }: { brandId: string; priced: PricedChoice; expiresAt: string },
  now: Date,
): Promise<string> => {
  const { choice, catalogued, total, cancellation } = priced;
  const { content } = catalogued;
  const kept = { ...choice, rooms: [...choice.rooms], services: [...choice.services] };
  return keepQuote(
    cache,
    { ...kept, brandId, code: content.code, expiresAt, total, cancellation },
    now,
  );
};
