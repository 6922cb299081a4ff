import { useRef, type RefObject } from 'react';

/**
 * Returns a ref for the frame of the results, and `toStart`, which scrolls back to their top. Call it when filters or order
 * change.
 */
export function useListStart(): { layout: RefObject<HTMLDivElement | null>; toStart: () => void } {
  const layout = useRef<HTMLDivElement>(null);
  return {
    layout,
    toStart() {
      const isPastStart = (layout.current?.getBoundingClientRect().top ?? 0) < 0;
      if (isPastStart) layout.current?.scrollIntoView();
    },
  };
}
