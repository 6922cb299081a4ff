import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { Cache } from '../cache/createCache';
import { findJson, storeJson } from '../cache/json';

/** 128 random bits. */
export const newSessionCode = (): string => randomBytes(16).toString('base64url');

/**
 * Data of a product's searches for later steps, by brand and session code. `product` is the prefix of their keys; each session
 * lives for `livesMs` milliseconds. A session with `isWhole: false` has partial results, and the replica that searches replaces it.
 */
export function createSearchSessions<Session extends { brandId: string; isWhole?: boolean }>(
  product: string,
  schema: z.ZodType<Session>,
  livesMs: number,
) {
  const keyOf = (brandId: string, sessionCode: string) =>
    `${product}:session:${brandId}:${sessionCode}`;
  return {
    /** Code of a new session, and the ISO instant until which a traveller can continue from its result. */
    open: (clock: () => Date) => ({
      sessionCode: newSessionCode(),
      expires_at: new Date(clock().getTime() + livesMs).toISOString(),
    }),
    store: (cache: Cache, sessionCode: string, session: Session): Promise<void> =>
      storeJson(cache, keyOf(session.brandId, sessionCode), session, livesMs),
    /** Returns undefined when the session has expired, never existed, or belongs to another brand. */
    async find(cache: Cache, brandId: string, sessionCode: string): Promise<Session | undefined> {
      const key = keyOf(brandId, sessionCode);
      const parse = (value: unknown) => schema.parse(value);
      const found = await findJson(cache, key, parse);
      return found?.isWhole === false ? findJson({ get: cache.getNewest }, key, parse) : found;
    },
  };
}
