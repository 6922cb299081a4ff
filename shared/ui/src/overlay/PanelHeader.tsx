import { css } from '@emotion/react';
import { IconButton } from '../button/IconButton';
import { CloseIcon } from '../icons';
import { words } from '../messages/es';
import { theme } from '../theme/theme';

export function PanelHeader({
  id,
  title,
  onClose,
}: {
  id: string;
  title: string;
  onClose: () => void;
}) {
  return (
    <header css={header}>
      <h2 id={id}>{title}</h2>
      <IconButton label={words.close} icon={<CloseIcon />} onClick={onClose} />
    </header>
  );
}
const header = css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.spacing(4)};
  padding: ${theme.spacing(3)} ${theme.spacing(3)} ${theme.spacing(2)} ${theme.spacing(6)};
  /* One line stands in the middle of the button; two keep as far from the edge. */
  > h2 {
    padding-block: ${theme.spacing(2)};
  }
`;
export const panelBody = css`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Above, room for the focus ring of what stands first. */
  padding: ${theme.spacing(1)} ${theme.spacing(6)} ${theme.spacing(6)};
`;
export const panelFooter = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.spacing(3)};
  padding: ${theme.spacing(4)} ${theme.spacing(6)}
    calc(${theme.spacing(4)} + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.vars.palette.divider};
`;
