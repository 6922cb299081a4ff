import { css } from '@emotion/react';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { useId } from 'react';
import { useMediaQuery } from '../../layout/useMediaQuery';
import { theme } from '../../theme/theme';
import { PanelHeader, panelFooter } from '../PanelHeader';
import type { SheetProps } from '../overlayProps';
import { ScrollBody } from '../ScrollBody';
import { useCloseRequest } from '../useCloseRequest';
import { useFocusKept } from '../useFocusKept';
import { OverlayTheme } from './OverlayTheme';

/** Width of a wide sheet in pixels. It is narrower on a smaller screen. */
const WIDE = 1080;
const doNothing = () => undefined;

export function SheetPart({ open, onClose, title, children, footer, wide }: SheetProps) {
  const titleId = useId();
  const close = useCloseRequest(open, onClose);
  useFocusKept(open);
  const isWide = useMediaQuery('(min-width: 768px)');
  return (
    <OverlayTheme>
      <SwipeableDrawer
        anchor={isWide ? 'right' : 'bottom'}
        open={open}
        onClose={close}
        onOpen={doNothing}
        disableSwipeToOpen
        ModalProps={{ keepMounted: false }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            style: wide && isWide ? { width: WIDE } : undefined,
          },
        }}
      >
        {!isWide && <span aria-hidden="true" css={handle} />}
        <PanelHeader id={titleId} title={title} onClose={close} />
        <ScrollBody labelledBy={titleId}>{children}</ScrollBody>
        {footer && <footer css={[panelFooter, stretched]}>{footer}</footer>}
      </SwipeableDrawer>
    </OverlayTheme>
  );
}
const handle = css`
  flex: none;
  width: 40px;
  height: 4px;
  margin: ${theme.spacing(2)} auto 0;
  border-radius: 2px;
  background: ${theme.vars.palette.outline};
`;
const stretched = css`
  > * {
    flex: 1 1 auto;
    padding-inline: ${theme.spacing(3)};
  }
`;
