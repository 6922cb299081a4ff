import { css, type Theme } from '@tiquete/ui';

/** A button that stands among the kit's fields and looks like one: icon, label above value, error below. */
export const fieldButton = (theme: Theme) => css`
  display: flex;
  align-items: center;
  gap: ${theme.spacing(3)};
  width: 100%;
  min-height: 56px;
  padding: ${theme.spacing(2)} ${theme.spacing(4)};
  text-align: start;
  color: ${theme.vars.palette.text.primary};
  background: ${theme.vars.palette.background.paper};
  border: 1px solid ${theme.vars.palette.outline};
  border-radius: ${theme.vars.radius.m};
  ${theme.focusRing}
  &[data-invalid='true'] {
    border-color: ${theme.vars.palette.error.main};
    box-shadow: inset 0 0 0 1px ${theme.vars.palette.error.main};
  }
  @media (hover: hover) {
    &:hover {
      border-color: ${theme.vars.palette.text.primary};
    }
  }
  svg {
    flex: none;
    color: ${theme.vars.palette.text.secondary};
  }
  > span {
    min-width: 0;
    display: grid;
  }
  small {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  b {
    font-weight: 550;
    line-height: 1.45;
    @media (pointer: coarse) {
      font-size: 1rem;
    }
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
export const fieldError = (theme: Theme) => css`
  ${theme.type.small}
  margin: ${theme.spacing(1)} ${theme.spacing(1)} 0;
  color: ${theme.vars.palette.error.main};
`;
