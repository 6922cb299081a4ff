import { useEffect, useRef } from 'react';

/**
 * After a search from the results page itself, `key` names other results: the page goes to its top and the focus to its
 * heading. Going back leaves both to the shell.
 */
export function useResultsStart(key: string): () => void {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [key]);
  return () => {
    isAwaited.current = true;
  };
}
