import MuiPopover from '@mui/material/Popover';
import type { PopoverProps } from '../overlayProps';
import { useCloseRequest } from '../useCloseRequest';
import { fading } from './fading';
import { OverlayTheme } from './OverlayTheme';

const below = { vertical: 'bottom', horizontal: 'left' } as const;
const top = { vertical: 'top', horizontal: 'left' } as const;

export function PopoverPart({ open, onClose, anchor, label, children }: PopoverProps) {
  const close = useCloseRequest(open, onClose);
  return (
    <OverlayTheme>
      <MuiPopover
        open={open && anchor !== null}
        onClose={close}
        anchorEl={anchor}
        anchorOrigin={below}
        transformOrigin={top}
        slots={fading}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label } }}
      >
        {children}
      </MuiPopover>
    </OverlayTheme>
  );
}
