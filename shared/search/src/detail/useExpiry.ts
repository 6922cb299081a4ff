import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds by which a timer may fire too early. */
const SLACK_MS = 50;
/**
 * With a clock that is ahead, every price has expired on arrival. The next call then waits this many milliseconds, so that
 * the calls do not loop.
 */
const OVERDUE_MS = 60_000;

/**
 * Calls `onExpired` once the prices on screen have expired, also in a tab that was suspended meanwhile. `expiresAt` is an
 * ISO instant, or null without prices.
 */
export function useExpiry(expiresAt: string | null, onExpired: () => void) {
  const calledAt = useRef(-Infinity);
  const expired = useEffectEvent(() => {
    calledAt.current = Date.now();
    onExpired();
  });
  useEffect(() => {
    if (!expiresAt) return undefined;
    const expiry = Date.parse(expiresAt);
    const look = () => {
      if (expiry <= Date.now()) expired();
    };
    const now = Date.now();
    const left = expiry > now ? expiry - now : Math.max(0, calledAt.current + OVERDUE_MS - now);
    const timer = setTimeout(look, left + SLACK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [expiresAt]);
}
