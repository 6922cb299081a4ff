import { useEffect, useEffectEvent, useRef } from 'react';

/** Timers may fire a little early. */
const SLACK_MS = 50;
/** By a clock that is ahead every price is over as it arrives: the next call waits so long, or they would never end. */
const OVERDUE_MS = 60_000;

/** Calls once the prices on screen have expired; a tab that slept through it does so as it wakes. `expiresAt` is an ISO moment, null while there are no prices. */
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
