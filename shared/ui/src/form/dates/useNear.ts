import { useEffect, useState, type RefObject } from 'react';

/** True once the element has been near the viewport. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    const scroller = element.current.closest('[data-scroller]');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { root: scroller, rootMargin: '300px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
