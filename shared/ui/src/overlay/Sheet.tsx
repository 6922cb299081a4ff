import type { SheetProps } from './overlayProps';
import { overlayParts } from './overlayParts';

/** A panel from the bottom on a phone, where it can be swiped away, and from the right on a wide screen. */
export function Sheet(props: SheetProps) {
  const parts = overlayParts.usePart(props.open, props.onClose);
  return parts ? <parts.SheetPart {...props} /> : null;
}
