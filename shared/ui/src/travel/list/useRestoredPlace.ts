import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { knownPlace, rememberPlace } from './rowMemory';

/** Saves the scroll position and restores it when the same history entry shows the list again. */
export function useRestoredPlace(
  list: RefObject<HTMLElement | null>,
  keys: string[],
  heights: number[],
  restoreKey?: string,
) {
  const rows = useRef({ keys, heights });
  useEffect(() => {
    rows.current = { keys, heights };
  });
  useLayoutEffect(() => {
    const place = restoreKey === undefined ? undefined : knownPlace(restoreKey);
    const index = place ? rows.current.keys.indexOf(place.key) : -1;
    if (!place || index < 0 || !list.current) return;
    const above = rows.current.heights.slice(0, index).reduce((sum, height) => sum + height, 0);
    const listTop = list.current.getBoundingClientRect().top + window.scrollY;
    window.scrollTo(0, listTop + above + place.offset);
  }, [list, restoreKey]);
  useEffect(() => {
    if (restoreKey === undefined) return;
    const mark = () => {
      if (!list.current) return;
      const first = [...list.current.children].find(
        (row) => row.getBoundingClientRect().bottom > 0,
      );
      const key = first?.getAttribute('data-key');
      if (first && key)
        rememberPlace(restoreKey, { key, offset: -first.getBoundingClientRect().top });
    };
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, [list, restoreKey]);
}
