import { useLayoutEffect, useState } from 'react';

const nameOf = (link: Element) => link.getAttribute('aria-label') ?? link.textContent;

/** The link of the page's own list with the same address and name. */
function equalLink(link: Element): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('main a')].find(
    (other) =>
      other.getAttribute('href') === link.getAttribute('href') && nameOf(other) === nameOf(link),
  );
}
/** Returns the focus to a link of the first items that lost it, because the element was moved or replaced. */
function refocus(): void {
  const link = globalThis.__focusedFirstLink;
  if (!link || document.activeElement !== document.body) return;
  const place = link.isConnected ? link : equalLink(link);
  place?.focus({ preventScroll: true });
}

/**
 * First items that the document shows before the page's code has arrived, and a ref for the element that takes them over. A link
 * of theirs keeps the focus there, and in the list that replaces them.
 */
export function useFirstItems() {
  const [shown] = useState(() => globalThis.__firstItems);
  // The list is in the document when the microtask runs.
  useLayoutEffect(() => () => queueMicrotask(refocus), []);
  const takeOver = (element: HTMLElement | null) => {
    if (!element || !shown) return;
    element.replaceChildren(shown);
    refocus();
  };
  return { shown, takeOver };
}
