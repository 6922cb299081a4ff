import { useEffect, useEffectEvent } from 'react';

/** Runs `onSeen` when the page becomes visible again. */
export function usePageSeen(onSeen: () => void) {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState !== 'hidden') seen();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
}
