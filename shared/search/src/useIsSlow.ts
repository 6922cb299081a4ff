import { useEffect, useState } from 'react';

/** Milliseconds after which a wait is put into words. */
const SLOW_AFTER_MS = 6000;

/** True once a wait has become long; a new wait starts anew. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
