/**
 * Moves the focus to `next`, or to the page's heading, after the focused element was removed. Otherwise the keyboard would
 * start again at the top of the page. Does nothing while another element has the focus.
 */
export function keepFocus(next?: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  const place = next ?? document.querySelector<HTMLElement>('h1[tabindex="-1"]');
  place?.focus({ preventScroll: next === undefined || next === null });
}
