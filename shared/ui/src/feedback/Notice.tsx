import { css } from '@emotion/react';
import { IconButton } from '../button/IconButton';
import { CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons';
import { words } from '../messages/es';
import { theme } from '../theme/theme';
import type { ReactNode } from 'react';

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';
interface NoticeProps {
  kind: NoticeKind;
  text: ReactNode;
  onDismiss?: () => void;
  /** A button for the action that solves the problem. */
  action?: ReactNode;
}
/** A message in the page. Screen readers announce errors at once and other messages politely. */
export function Notice({ kind, text, onDismiss, action }: NoticeProps) {
  const Icon = icons[kind];
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} css={[notice, tones[kind]]}>
      <Icon size={20} />
      <div css={body}>
        <div css={message}>{text}</div>
        {action}
      </div>
      {onDismiss && (
        <IconButton label={words.close} icon={<CloseIcon />} onClick={onDismiss} css={dismiss} />
      )}
    </div>
  );
}
const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: WarningIcon };
const { palette } = theme.vars;
const tones = {
  info: css`
    background: ${palette.primary.soft};
    color: ${palette.primary.text};
  `,
  success: css`
    background: ${palette.success.soft};
    color: ${palette.success.main};
  `,
  warning: css`
    background: ${palette.warning.soft};
    color: ${palette.warning.main};
  `,
  error: css`
    background: ${palette.error.soft};
    color: ${palette.error.main};
  `,
};
const notice = css`
  display: flex;
  align-items: center;
  gap: ${theme.spacing(3)};
  min-height: 52px;
  padding: ${theme.spacing(1)} ${theme.spacing(4)};
  border-radius: ${theme.vars.radius.m};
  > svg {
    flex: none;
  }
`;
/**
 * The action moves below the text when less than 240 px would be left for the text. The negative overhang aligns a ghost
 * button with the text.
 */
const body = css`
  --quiet-overhang: ${theme.spacing(-4)};
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.spacing(3)};
  min-width: 0;
`;
const message = css`
  flex: 1 1 240px;
  min-width: 0;
  padding-block: ${theme.spacing(2)};
  color: ${palette.text.primary};
`;
const dismiss = css`
  margin-right: ${theme.spacing(-3)};
`;
