import { useState } from 'react';
import { useBrand } from '@tiquete/platform';
import { useAfresh } from '../store/AfreshContext';

/** Number of crashes after which a page offers to start afresh. */
const ENOUGH = 2;

/**
 * Counts the crashes of a page in this tab, across reloads. From the second crash on it returns `startAfresh`, which resets
 * the given slices, the search section and the settings to their defaults.
 */
export function useCrashes(page: string, slices: readonly string[] = []) {
  const { restart } = useAfresh();
  const key = `${useBrand().id}:crashes:${page}`;
  const [count, setCount] = useState(() => readCount(key));
  const change = (next: number) => {
    writeCount(key, next);
    setCount(next);
  };
  const startAfresh = () => {
    change(0);
    restart(['config', 'searchSection', ...slices]);
  };
  return {
    crashed: () => change(readCount(key) + 1),
    startAfresh: count < ENOUGH ? undefined : startAfresh,
  };
}
function readCount(key: string): number {
  try {
    return Number(sessionStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}
function writeCount(key: string, count: number) {
  try {
    sessionStorage.setItem(key, String(count));
  } catch {
    // Without storage, a reload loses the count and also the stored fields that caused the crash.
  }
}
