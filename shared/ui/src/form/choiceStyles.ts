import { css } from '@emotion/react';
import { theme } from '../theme/theme';

const { palette } = theme.vars;
/** Makes the whole row clickable. */
export const row = css`
  display: flex;
  align-items: center;
  gap: ${theme.spacing(3)};
  min-height: 44px;
  padding-block: ${theme.spacing(1)};
  cursor: pointer;
`;
/** The native control, restyled; `clip-path` draws the check mark. */
export const mark = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 20px;
  height: 20px;
  margin: 0;
  border: 1.5px solid ${palette.outline};
  border-radius: min(6px, ${theme.vars.radius.s});
  background: ${palette.background.paper};
  cursor: pointer;
  appearance: none;
  &::before {
    content: '';
    width: 12px;
    height: 12px;
    background: currentColor;
    clip-path: polygon(14% 47%, 0 61%, 40% 95%, 100% 22%, 85% 9%, 38% 67%);
    transform: scale(0);
    transition: transform ${theme.motion};
  }
  &:checked {
    border-color: ${palette.primary.text};
    background: ${palette.primary.text};
    color: ${palette.background.paper};
  }
  &:checked::before {
    transform: none;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
  ${theme.focusRing}
`;
export const round = css`
  border-radius: 50%;
  &::before {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    clip-path: none;
  }
`;
export const count = css`
  margin-left: auto;
  color: ${palette.text.secondary};
  ${theme.type.small}
`;
