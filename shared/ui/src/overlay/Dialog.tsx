import type { DialogProps } from './overlayProps';
import { overlayParts } from './overlayParts';

/** A modal dialog: traps the focus and restores it, closes on Escape and on a click outside. */
export function Dialog(props: DialogProps) {
  const parts = overlayParts.usePart(props.open, props.onClose);
  return parts ? <parts.DialogPart {...props} /> : null;
}
