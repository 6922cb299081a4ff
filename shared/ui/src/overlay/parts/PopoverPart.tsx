import { css } from '@emotion/react';
import { useRef } from 'react';
import { useDialog } from 'react-aria/useDialog';
import type { PopoverProps } from '../overlayProps';
import { useCloseRequest } from '../useCloseRequest';
import { Floating } from './Floating';

/** Pixels: height of the page's header, and preferred height of a panel. */
const HEADER = 88;
const WANTED = 520;

export function PopoverPart({ open, onClose, anchor, label, children }: PopoverProps) {
  const close = useCloseRequest(open, onClose);
  return (
    <Floating
      open={open}
      onClose={close}
      anchor={anchor}
      align="start"
      panelCss={panel}
      onPlace={makeRoom}
    >
      <PopoverDialog label={label}>{children}</PopoverDialog>
    </Floating>
  );
}
function PopoverDialog({ label, children }: Pick<PopoverProps, 'label' | 'children'>) {
  const dialog = useRef<HTMLDivElement>(null);
  const { dialogProps } = useDialog({ 'aria-label': label }, dialog);
  return (
    <div {...dialogProps} ref={dialog} css={content}>
      {children}
    </div>
  );
}
/** Scrolls the page if there is too little space below the field. A panel that is taller scrolls inside. */
function makeRoom(anchor: HTMLElement) {
  const { top, bottom } = anchor.getBoundingClientRect();
  const missing = Math.min(WANTED - (window.innerHeight - bottom), top - HEADER);
  if (missing > 0) window.scrollBy({ top: missing, behavior: 'instant' });
}
/** The last row of a panel that scrolls stays visible. */
const panel = css`
  --panel-end: sticky;
`;
const content = css`
  outline: none;
`;
