/** Scrolls to a field of the form and focuses it. False when the form has no such field. */
export function focusField(form: HTMLFormElement | null, name: string): boolean {
  const found = form?.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (!(field instanceof HTMLElement)) return false;
  field.focus({ preventScroll: true });
  field.scrollIntoView?.({ block: 'center' });
  return true;
}
