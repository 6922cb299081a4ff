import { useEffect } from 'react';

/**
 * Sets `aria-hidden` on everything that React Aria makes `inert` behind an open overlay, for software that reads only
 * `aria-hidden`.
 */
export function useHiddenPage(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const hidden = [...document.body.children].filter(
      (element) =>
        element instanceof HTMLElement && element.inert && !element.hasAttribute('aria-hidden'),
    );
    for (const element of hidden) element.setAttribute('aria-hidden', 'true');
    return () => hidden.forEach((element) => element.removeAttribute('aria-hidden'));
  }, [open]);
}
