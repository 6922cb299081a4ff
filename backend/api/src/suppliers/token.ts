import { whileWaiting } from '../lib/async/whileWaiting';

/** Share of a token's life after which a new one is fetched. The old one stays in use meanwhile. */
const REFRESH_AFTER = 0.8;

export interface Token {
  /** Returns a valid token. Concurrent callers without one share a single request. */
  get(signal: AbortSignal): Promise<string>;
  /** Discards a rejected token; the next call fetches a new one. */
  drop(value: string): void;
}
/** `fetchToken` returns the token and its life in seconds. */
export function createToken(
  fetchToken: () => Promise<{ access_token: string; expires_in: number }>,
  clock: () => Date,
): Token {
  let held: { value: string; refreshAt: number; endsAt: number } | undefined;
  let fetching: Promise<string> | undefined;

  const fetchOnce = () => {
    fetching ??= (async () => {
      try {
        const askedAt = clock().getTime();
        const { access_token: value, expires_in } = await fetchToken();
        held = {
          value,
          refreshAt: askedAt + expires_in * 1000 * REFRESH_AFTER,
          endsAt: askedAt + expires_in * 1000,
        };
        return value;
      } finally {
        fetching = undefined;
      }
    })();
    return fetching;
  };
  return {
    async get(signal) {
      const now = clock().getTime();
      if (!held || now >= held.endsAt) return whileWaiting(fetchOnce(), signal);
      // A failed refresh keeps the current token; the next call tries again.
      if (now >= held.refreshAt) fetchOnce().catch(() => undefined);
      return held.value;
    },
    drop(value) {
      if (held?.value === value) held = undefined;
    },
  };
}
