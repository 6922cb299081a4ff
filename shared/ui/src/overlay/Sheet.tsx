import type { SheetProps } from './overlayProps';
import { overlayParts } from './overlayParts';

/** From the bottom on a phone, where it can be swiped away; from the right on a wide screen. */
export function Sheet(props: SheetProps) {
  const parts = overlayParts.usePart(props.open, props.onClose);
  return parts ? <parts.SheetPart {...props} /> : null;
}
