/**
 * After what had the focus is gone: `next`, or the page's heading, takes it, so that a keyboard goes on from there and not from
 * the top of the page. Does nothing while something has it.
 */
export function keepFocus(next?: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  const place = next ?? document.querySelector<HTMLElement>('h1[tabindex="-1"]');
  place?.focus({ preventScroll: next === undefined || next === null });
}
