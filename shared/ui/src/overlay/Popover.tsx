import type { PopoverProps } from './overlayProps';
import { overlayParts } from './overlayParts';

export function Popover(props: PopoverProps) {
  const parts = overlayParts.usePart(props.open, props.onClose);
  return parts ? <parts.PopoverPart {...props} /> : null;
}
