import { useEffect, useState } from 'react';

/** Pixels by which the page may be scrolled although the traveller has not touched it. */
const SLACK = 8;

/** True once the traveller has scrolled, tapped or pressed a key since the first render. */
export function useTouched(): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return;
    const over = new AbortController();
    const touch = () => setTouched(true);
    const listen = (type: string, heard: () => void) =>
      window.addEventListener(type, heard, {
        capture: true,
        passive: true,
        signal: over.signal,
      });
    for (const type of ['pointerdown', 'keydown', 'wheel']) listen(type, touch);
    listen('scroll', () => {
      if (window.scrollY > SLACK) touch();
    });
    return () => over.abort();
  }, [isTouched]);
  return isTouched;
}
