/** Brings a field of the form into sight and under the keyboard; false when the form shows none of that name. */
export function focusField(form: HTMLFormElement | null, name: string): boolean {
  const found = form?.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (!(field instanceof HTMLElement)) return false;
  field.focus({ preventScroll: true });
  field.scrollIntoView?.({ block: 'center' });
  return true;
}
