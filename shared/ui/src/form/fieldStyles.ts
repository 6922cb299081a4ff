import { css } from '@emotion/react';
import { theme } from '../theme/theme';

const { palette, radius } = theme.vars;
/** A box with its label above the value, both inside the border. */
export const box = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.spacing(3)};
  min-height: 56px;
  padding: ${theme.spacing(2)} ${theme.spacing(4)};
  border: 1px solid ${palette.outline};
  border-radius: ${radius.m};
  background: ${palette.background.paper};
  color: ${palette.text.primary};
  > svg {
    flex: none;
    color: ${palette.text.secondary};
  }
  @media (hover: hover) {
    &:hover {
      border-color: ${palette.text.primary};
    }
  }
  &:has(:disabled) {
    border-color: transparent;
    background: ${palette.background.subtle};
    color: ${palette.text.secondary};
  }
  &:focus-within:not(:has(button:focus-visible)),
  &:focus-visible {
    outline: 2px solid ${palette.primary.text};
    outline-offset: -1px;
    border-color: ${palette.primary.text};
  }
`;
export const invalid = css`
  border-color: ${palette.error.main};
  box-shadow: inset 0 0 0 1px ${palette.error.main};
`;
export const label = css`
  ${theme.type.small}
  display: block;
  color: ${palette.text.secondary};
  text-align: left;
`;
export const control = css`
  display: block;
  width: 100%;
  min-width: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${palette.text.primary};
  font-weight: ${theme.weight.strong};
  line-height: 1.45;
  text-overflow: ellipsis;
  outline: none;
  appearance: none;
  &::placeholder {
    color: ${palette.text.secondary};
    opacity: 1;
    font-weight: ${theme.weight.regular};
  }
`;
export const column = css`
  display: block;
  flex: 1;
  min-width: 0;
`;
/** Placeholder of a field without a chosen value. */
export const empty = css`
  color: ${theme.vars.palette.text.secondary};
  font-weight: ${theme.weight.regular};
`;
