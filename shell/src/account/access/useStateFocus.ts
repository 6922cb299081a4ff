import { useEffect, useRef, type RefObject } from 'react';

/** Focuses a heading that replaces another on the same page, so that screen readers read it. Not on the first render. */
export function useStateFocus<T extends HTMLElement>(state: unknown): RefObject<T | null> {
  const heading = useRef<T>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [state]);
  return heading;
}
