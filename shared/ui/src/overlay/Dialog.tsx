import type { DialogProps } from './overlayProps';
import { overlayParts } from './overlayParts';

/** A question or a detail over the page: traps the focus, gives it back, closes on Escape and outside. */
export function Dialog(props: DialogProps) {
  const parts = overlayParts.usePart(props.open, props.onClose);
  return parts ? <parts.DialogPart {...props} /> : null;
}
