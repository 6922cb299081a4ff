import { whileWaiting } from '../lib/async/whileWaiting';

/** Of a token's life, after which a new one is fetched while the old one still serves. */
const REFRESH_AFTER = 0.8;

export interface Token {
  /** One that is good; everybody waits for the same call when there is none. */
  get(signal: AbortSignal): Promise<string>;
  /** It was refused: the next call fetches another. */
  drop(value: string): void;
}
/** `fetchToken`: the token and its life in seconds. */
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
      // Failing, it leaves the one we hold; the next call tries again.
      if (now >= held.refreshAt) fetchOnce().catch(() => undefined);
      return held.value;
    },
    drop(value) {
      if (held?.value === value) held = undefined;
    },
  };
}
