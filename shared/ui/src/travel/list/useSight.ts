import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels of scrolling after which the rows are computed again. */
const STEP = 120;

/** The visible part of the list, in steps. Before the first layout, the top of the list is assumed. */
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
