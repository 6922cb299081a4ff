import { useCallback, useEffect, useReducer, useRef } from 'react';
import { knownHeight, knownWidth, rememberHeight } from './rowMemory';

/**
 * Measures rendered rows and reports changes. When a row above the viewport differs from its assumed height, the scroll
 * position is corrected.
 */
export function useRowHeights(estimate: number) {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const observer = useRef<ResizeObserver | null>(null);
  const watched = useRef(new Set<Element>());
  useEffect(() => {
    const rows = watched.current;
    const watcher = new ResizeObserver((entries) => {
      let shift = 0;
      let isChanged = false;
      const widthBefore = knownWidth();
      for (const { target, contentRect } of entries) {
        const key = target.getAttribute('data-key');
        const height = Math.round(contentRect.height);
        const width = Math.round(contentRect.width);
        if (!key || height === 0 || !target.isConnected) continue;
        const known = knownHeight(key, widthBefore);
        if (known === height && width === widthBefore) continue;
        if (target.getBoundingClientRect().bottom < 0) shift += height - (known ?? estimate);
        rememberHeight(key, width, height);
        isChanged = true;
      }
      if (shift !== 0) window.scrollBy(0, shift);
      if (isChanged) refresh();
    });
    observer.current = watcher;
    rows.forEach((row) => watcher.observe(row));
    return () => watcher.disconnect();
  }, [estimate]);
  return useCallback((row: HTMLElement | null) => {
    if (!row) return;
    watched.current.add(row);
    observer.current?.observe(row);
    return () => {
      watched.current.delete(row);
      observer.current?.unobserve(row);
    };
  }, []);
}
