import { useEffect, useRef, type RefObject } from 'react';

/** For a heading that takes the place of another without a change of page: it gets the focus, so that it is read. Not on the first showing. */
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
