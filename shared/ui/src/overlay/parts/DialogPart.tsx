import MuiDialog from '@mui/material/Dialog';
import { useId } from 'react';
import type { DialogProps } from '../overlayProps';
import { PanelHeader, panelBody, panelFooter } from '../PanelHeader';
import { useCloseRequest } from '../useCloseRequest';
import { OverlayTheme } from './OverlayTheme';

export function DialogPart({ open, onClose, title, children, actions }: DialogProps) {
  const titleId = useId();
  const close = useCloseRequest(open, onClose);
  return (
    <OverlayTheme>
      <MuiDialog open={open} onClose={close} aria-labelledby={titleId}>
        <PanelHeader id={titleId} title={title} onClose={close} />
        <div css={panelBody}>{children}</div>
        {actions && <footer css={panelFooter}>{actions}</footer>}
      </MuiDialog>
    </OverlayTheme>
  );
}
