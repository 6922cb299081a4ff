import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a choice, scrolls to the top of the results and moves the focus to the next heading. After going back it moves only
 * the focus: the list restores its own position.
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
