import { css } from '@emotion/react';
import { theme } from '../theme/theme';

/** A thin bar with a label, such as "4 de 6 proveedores". */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div css={bar}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        css={track}
      >
        <span css={fill} style={{ transform: `scaleX(${share})` }} />
      </div>
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
const bar = css`
  ${theme.type.small} display: grid;
  gap: ${theme.spacing(1)};
  color: ${theme.vars.palette.text.secondary};
`;
const track = css`
  height: 4px;
  border-radius: 2px;
  overflow: hidden;
  background: ${theme.vars.palette.divider};
`;
const fill = css`
  display: block;
  height: 100%;
  background: ${theme.vars.palette.primary.text};
  transform-origin: left;
  transition: transform ${theme.motion};
`;
