import type * as z from 'zod';
import type { Cache } from '../cache/createCache';
import { findJson, storeJson } from '../cache/json';
import { newSessionCode } from './sessionCode';

/** Data of a search for later steps, by brand and session code. */
export interface SearchSessions<Session> {
  /** Code of a new session, and the ISO instant until which a traveller can continue from its result. */
  open(clock: () => Date): { sessionCode: string; expires_at: string };
  store(cache: Cache, sessionCode: string, session: Session): Promise<void>;
  /** Returns undefined when the session has expired, never existed, or belongs to another brand. */
  find(cache: Cache, brandId: string, sessionCode: string): Promise<Session | undefined>;
}

/** Sessions of one product. `product` is the prefix of their keys; each session lives for `livesMs` milliseconds. */
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
