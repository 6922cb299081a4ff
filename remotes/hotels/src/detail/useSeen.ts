import { useEffect, useRef, useState, type RefObject } from 'react';

/** Distance in pixels from the edge of the screen at which an element counts as seen. */
const NEAR = '400px';

/** True from the first time the element comes near the screen. */
export function useSeen(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: NEAR,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, isSeen];
}
