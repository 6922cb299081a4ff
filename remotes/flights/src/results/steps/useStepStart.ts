import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a choice that leads on, the page goes to the top of the results and the focus to the heading of what comes next.
 * Going back leaves the page where the list returns to, with the focus on the heading.
 */
export function useStepStart(layout: RefObject<HTMLElement | null>, step: string): () => void {
  const isAwaited = useRef(false);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (isAwaited.current) layout.current?.scrollIntoView();
    isAwaited.current = false;
    layout.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [layout, step]);
  return () => {
    isAwaited.current = true;
  };
}
