import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels of scroll after which the rows are chosen anew. */
const STEP = 120;

/** What of the list the window shows, in steps; before layout it is taken to be at the top. */
export function useSight(list: RefObject<HTMLElement | null>) {
  const [sight, setSight] = useState(() => ({ top: 0, height: window.innerHeight }));
  useLayoutEffect(() => {
    const look = () => {
      if (!list.current) return;
      const top = Math.round(-list.current.getBoundingClientRect().top / STEP) * STEP;
      const height = window.innerHeight;
      setSight((last) => (last.top === top && last.height === height ? last : { top, height }));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list]);
  return sight;
}
