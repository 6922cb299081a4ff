import { useEffect, useRef } from 'react';

/** For what takes the place of a long form: begins in sight, whatever the page was scrolled to. */
export function useComesIntoView<T extends HTMLElement>() {
  const place = useRef<T>(null);
  useEffect(() => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    const isInSight = top >= 0 && top < window.innerHeight / 2;
    if (!isInSight) place.current?.scrollIntoView?.({ block: 'start' });
  }, []);
  return place;
}
