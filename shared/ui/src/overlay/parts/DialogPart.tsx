import { css } from '@emotion/react';
import { useId } from 'react';
import { theme } from '../../theme/theme';
import type { DialogProps } from '../overlayProps';
import { PanelHeader, panelFooter } from '../PanelHeader';
import { ScrollBody } from '../ScrollBody';
import { useCloseRequest } from '../useCloseRequest';
import { Modal } from './Modal';
import { fading } from './overlayStyles';

export function DialogPart({ open, onClose, title, children, actions }: DialogProps) {
  const titleId = useId();
  const close = useCloseRequest(open, onClose);
  return (
    <Modal open={open} onClose={close} titleId={titleId} panelCss={panel}>
      <PanelHeader id={titleId} title={title} onClose={close} />
      <ScrollBody labelledBy={titleId}>{children}</ScrollBody>
      {actions && <footer css={panelFooter}>{actions}</footer>}
    </Modal>
  );
}
const panel = css`
  ${fading}
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  width: calc(100% - 32px);
  max-width: 520px;
  height: fit-content;
  max-height: calc(100dvh - 32px);
  margin: auto;
  overflow-y: auto;
  border-radius: ${theme.vars.radius.l};
`;
