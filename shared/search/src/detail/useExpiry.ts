import { useEffect, useEffectEvent } from 'react';

/** Timers may fire a little early. */
const SLACK_MS = 50;

/** Calls once the prices on screen have expired; a tab that slept through it does so as it wakes. `expiresAt` is an ISO moment, null while there are no prices. */
export function useExpiry(expiresAt: string | null, onExpired: () => void) {
  const expired = useEffectEvent(onExpired);
  useEffect(() => {
    if (!expiresAt) return undefined;
    const expiry = Date.parse(expiresAt);
    const look = () => {
      if (expiry <= Date.now()) expired();
    };
    const timer = setTimeout(look, Math.max(0, expiry - Date.now()) + SLACK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [expiresAt]);
}
