import { useEffect, useState } from 'react';

/** Pixels that a page may be off its top without anybody having scrolled. */
const SLACK = 8;

/** Whether the traveller has scrolled, tapped or pressed a key since this was drawn. */
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
