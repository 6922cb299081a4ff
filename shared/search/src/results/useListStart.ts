import { useRef, type RefObject } from 'react';

/** `layout` goes to the results' frame; `toStart` shows its top to who has scrolled past it, as a list with other filters begins anew. */
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
