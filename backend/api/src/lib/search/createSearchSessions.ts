import type * as z from 'zod';
import type { Cache } from '../cache/createCache';
import { findJson, storeJson } from '../cache/json';
import { newSessionCode } from './sessionCode';

/** What a later step must know of a search, by brand and session code. */
export interface SearchSessions<Session> {
  /** The code of a new one, and the ISO instant until which a traveller can continue from its result. */
  open(clock: () => Date): { sessionCode: string; expires_at: string };
  store(cache: Cache, sessionCode: string, session: Session): Promise<void>;
  /** Undefined when it is over, was never there, or belongs to another brand. */
  find(cache: Cache, brandId: string, sessionCode: string): Promise<Session | undefined>;
}

/** Sessions of one product; `product` begins their keys, and each lives for so many milliseconds. */
export function createSearchSessions<Session extends { brandId: string }>(
  product: string,
  schema: z.ZodType<Session>,
  livesMs: number,
): SearchSessions<Session> {
  const keyOf = (brandId: string, sessionCode: string) =>
    `${product}:session:${brandId}:${sessionCode}`;
  return {
    open: (clock) => ({
      sessionCode: newSessionCode(),
      expires_at: new Date(clock().getTime() + livesMs).toISOString(),
    }),
    store: (cache, sessionCode, session) =>
      storeJson(cache, keyOf(session.brandId, sessionCode), session, livesMs),
    find: (cache, brandId, sessionCode) =>
      findJson(cache, keyOf(brandId, sessionCode), (value) => schema.parse(value)),
  };
}
