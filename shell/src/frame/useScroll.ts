import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Milliseconds to wait until a page has reached its earlier height. */
const GROW_MS = 1500;
const positions = new Map<string, number>();

/** Scrolls as soon as the page is high enough; gives up when the traveller scrolls or after GROW_MS. */
function scrollWhenPossible(top: number): () => void {
  const until = performance.now() + GROW_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
  };
  const attempt = () => {
    const reach = document.documentElement.scrollHeight - window.innerHeight;
    if (reach < top && performance.now() < until) {
      frame = requestAnimationFrame(attempt);
      return;
    }
    window.scrollTo(0, top);
    stop();
  };
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchstart', stop, { passive: true });
  attempt();
  return stop;
}

/** Scrolls a new page to its top and restores the position when going back; a change of the query alone does not scroll. */
export function useScroll() {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    const previous = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = previous;
    };
  }, []);
  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
  useEffect(() => {
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    if (hash) return undefined;
    // The first page of the document may have been scrolled before it was hydrated.
    if (!isNewPage && !positions.has(key)) return undefined;
    if (navigation === 'POP') return scrollWhenPossible(positions.get(key) ?? 0);
    if (isNewPage) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname, hash, navigation]);
}
