import { css, keyframes } from '@emotion/react';
import { useId } from 'react';
import { useMediaQuery } from '../../layout/useMediaQuery';
import { theme } from '../../theme/theme';
import { PanelHeader, panelFooter } from '../PanelHeader';
import type { SheetProps } from '../overlayProps';
import { ScrollBody } from '../ScrollBody';
import { useCloseRequest } from '../useCloseRequest';
import { Modal } from './Modal';

/** Width of a wide sheet in pixels. It is narrower on a smaller screen. */
const WIDE = 1080;

export function SheetPart({ open, onClose, title, children, footer, wide }: SheetProps) {
  const titleId = useId();
  const close = useCloseRequest(open, onClose);
  const isWide = useMediaQuery('(min-width: 768px)');
  return (
    <Modal
      open={open}
      onClose={close}
      titleId={titleId}
      panelCss={isWide ? atRight : atBottom}
      panelStyle={wide && isWide ? { width: WIDE } : undefined}
      swipe={isWide ? 'right' : 'down'}
    >
      {!isWide && <span aria-hidden="true" css={handle} />}
      <PanelHeader id={titleId} title={title} onClose={close} />
      <ScrollBody labelledBy={titleId}>{children}</ScrollBody>
      {footer && <footer css={[panelFooter, stretched]}>{footer}</footer>}
    </Modal>
  );
}
const fromBelow = keyframes`from { transform: translateY(100%); }`;
const toBelow = keyframes`to { transform: translateY(100%); }`;
const fromRight = keyframes`from { transform: translateX(100%); }`;
const toRight = keyframes`to { transform: translateX(100%); }`;
const atBottom = css`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  max-height: 92dvh;
  overflow: hidden;
  border-radius: ${theme.vars.radius.l} ${theme.vars.radius.l} 0 0;
  animation: ${fromBelow} ${theme.enter};
  [data-closing] > & {
    animation: ${toBelow} ${theme.leave} forwards;
  }
`;
const atRight = css`
  position: absolute;
  inset: 0 0 0 auto;
  display: flex;
  flex-direction: column;
  width: 440px;
  max-width: 92vw;
  overflow: hidden;
  animation: ${fromRight} ${theme.enter};
  [data-closing] > & {
    animation: ${toRight} ${theme.leave} forwards;
  }
`;
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
