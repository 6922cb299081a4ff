import { whileWaiting } from '../lib/async/whileWaiting';

/** Share of a token's life after which a new one is fetched. The current one stays in use meanwhile. */
const REFRESH_AFTER = 0.8;

/** Token of an API, fetched when needed. `fetchToken` returns the token and its life in seconds. */
export function createToken(
  fetchToken: () => Promise<{ access_token: string; expires_in: number }>,
  clock: () => Date,
) {
  let current: { value: string; refreshAt: number; endsAt: number } | undefined;
  let fetching: Promise<string> | undefined;

  const fetchOnce = () => {
    fetching ??= (async () => {
      try {
        const requestedAt = clock().getTime();
        const { access_token: value, expires_in } = await fetchToken();
        current = {
          value,
          refreshAt: requestedAt + expires_in * 1000 * REFRESH_AFTER,
          endsAt: requestedAt + expires_in * 1000,
        };
        return value;
      } finally {
        fetching = undefined;
      }
    })();
    return fetching;
  };
  return {
    /** Returns a valid token. Concurrent callers share one request for it. */
    async get(signal: AbortSignal): Promise<string> {
      const now = clock().getTime();
      if (!current || now >= current.endsAt) return whileWaiting(fetchOnce(), signal);
      // When a refresh fails, the current token stays in use and the next call tries again.
      if (now >= current.refreshAt) fetchOnce().catch(() => undefined);
      return current.value;
    },
    /** Discards a rejected token, so that the next call fetches a new one. */
    drop(value: string): void {
      if (current?.value === value) current = undefined;
    },
  };
}
