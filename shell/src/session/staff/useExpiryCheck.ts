import { useEffect } from 'react';
import { useSession } from '@tiquete/platform';

/** Wait after the session's end. The shortest wait protects the api from a browser whose clock is wrong. */
const LATE_MS = 2000;
const [SHORTEST_MS, LONGEST_MS] = [60_000, 1_800_000];

/** Fetches the session again when it should have ended. Work in another tab may have prolonged it. */
export function useExpiryCheck() {
  const { session, refresh } = useSession();
  useEffect(() => {
    if (!session) return undefined;
    const left = Date.parse(session.expires) - Date.now() + LATE_MS;
    const wait = Math.min(Math.max(left, SHORTEST_MS), LONGEST_MS);
    const timer = setTimeout(() => void refresh(), wait);
    return () => clearTimeout(timer);
  }, [session, refresh]);
}
