import { useEffect, useEffectEvent } from 'react';

/** Calls when the page is seen again after another tab or application was. */
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
