import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme';

const { palette } = theme.vars;
export type Tone = 'neutral' | 'primary' | 'secondary' | 'success' | 'warning' | 'error';
/** A short label with a tone. Its text has the same meaning as the colour. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span css={[badge, tones[tone]]}>{children}</span>;
}
const badge = css`
  ${theme.type.small}
  display: inline-flex;
  align-items: center;
  gap: ${theme.spacing(1)};
  width: fit-content;
  padding: 2px ${theme.spacing(2)};
  border-radius: ${theme.vars.radius.pill};
  font-weight: ${theme.weight.strong};
  svg {
    width: 14px;
    height: 14px;
    flex: none;
  }
`;
const tones = {
  neutral: css`
    background: ${palette.background.subtle};
    color: ${palette.text.secondary};
  `,
  primary: css`
    background: ${palette.primary.soft};
    color: ${palette.primary.text};
  `,
  secondary: css`
    background: ${palette.secondary.soft};
    color: ${palette.secondary.text};
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
