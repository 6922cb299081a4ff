import MuiDialog from '@mui/material/Dialog';
import { useId } from 'react';
import type { DialogProps } from '../overlayProps';
import { PanelHeader, panelFooter } from '../PanelHeader';
import { ScrollBody } from '../ScrollBody';
import { useCloseRequest } from '../useCloseRequest';
import { useFocusKept } from '../useFocusKept';
import { OverlayTheme } from './OverlayTheme';

export function DialogPart({ open, onClose, title, children, actions }: DialogProps) {
  const titleId = useId();
  const close = useCloseRequest(open, onClose);
  useFocusKept(open);
  return (
    <OverlayTheme>
      <MuiDialog open={open} onClose={close} aria-labelledby={titleId}>
        <PanelHeader id={titleId} title={title} onClose={close} />
        <ScrollBody labelledBy={titleId}>{children}</ScrollBody>
        {actions && <footer css={panelFooter}>{actions}</footer>}
      </MuiDialog>
    </OverlayTheme>
  );
}
