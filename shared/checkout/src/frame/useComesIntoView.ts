import { useEffect, useRef } from 'react';

/** Scrolls a part into view when it replaces a long form. */
export function useComesIntoView<T extends HTMLElement>() {
  const place = useRef<T>(null);
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    const isInSight = top >= 0 && top < window.innerHeight / 2;
    if (!isInSight) place.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return place;
}
