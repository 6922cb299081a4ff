import { useEffect, useState, useSyncExternalStore } from 'react';
import { useApi, useBoot } from '@tiquete/platform';

/** Milliseconds between two attempts to reach the server from a cached page. */
const CHECK_INTERVAL_MS = 15_000;

/** The server renders pages as online. */
const reachable = () => true;

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/**
 * True while the page has no network. A cached page counts as offline until the server answers, even if the browser reports
 * a network.
 */
export function useOffline(): boolean {
  const api = useApi();
  const { offline } = useBoot();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine, reachable);
  const [isReached, setReached] = useState(offline !== 'kept');

  useEffect(() => {
    if (isReached || !isOnline) return undefined;
    const check = () => {
      if (document.visibilityState === 'visible')
        api.call('GET releases/set', {}).then(
          () => setReached(true),
          () => undefined,
        );
    };
    check();
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [api, isOnline, isReached]);

  return !isOnline || !isReached;
}
