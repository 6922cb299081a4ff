import MuiPopover from '@mui/material/Popover';
import type { PopoverProps } from '../overlayProps';
import { useCloseRequest } from '../useCloseRequest';
import { fading } from './fading';
import { OverlayTheme } from './OverlayTheme';

const below = { vertical: 'bottom', horizontal: 'left' } as const;
const top = { vertical: 'top', horizontal: 'left' } as const;
/**
 * Pixels: distance to the edge of the window, height of the page's header, preferred height of a panel, and its minimum
 * height.
 */
const MARGIN = 16;
const HEADER = 88;
const WANTED = 520;
const LEAST = 320;

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
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label },
          transition: { onEntering: (paper) => anchor && keepBelow(paper, anchor) },
        }}
      >
        {children}
      </MuiPopover>
    </OverlayTheme>
  );
}
/**
 * Places a panel below its field without covering it. The page scrolls first if there is too little space; a tall panel
 * scrolls inside, with its last row visible.
 */
function keepBelow(paper: HTMLElement, anchor: HTMLElement) {
  const { top: start, bottom } = anchor.getBoundingClientRect();
  const missing = Math.min(WANTED - (window.innerHeight - bottom), start - HEADER);
  if (missing > 0) window.scrollBy({ top: missing, behavior: 'instant' });
  const room = window.innerHeight - anchor.getBoundingClientRect().bottom - MARGIN;
  paper.style.maxHeight = `${Math.max(LEAST, room)}px`;
  paper.style.setProperty('--panel-end', 'sticky');
}
