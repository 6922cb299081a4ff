import type { SheetProps } from './overlayProps';
import { overlayParts } from './overlayParts';

/** A panel at the bottom on a phone, closed by a swipe, and at the right on a wide screen. */
export function Sheet(props: SheetProps) {
  const parts = overlayParts.usePart(props.open, props.onClose);
  return parts ? <parts.SheetPart {...props} /> : null;
}
