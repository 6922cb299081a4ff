import { css, type Theme } from '@tiquete/ui';
import { isColor } from '../model/textRules';

/** Sample of a colour beside its code. Renders nothing for any other value. */
export function Swatch({ value }: { value: unknown }) {
  return isColor(value) ? (
    <span aria-hidden="true" css={swatch} style={{ background: value }} />
  ) : null;
}
const swatch = (theme: Theme) => css`
  display: inline-block;
  width: 14px;
  height: 14px;
  margin-right: ${theme.spacing(2)};
  border: 1px solid ${theme.vars.palette.outline};
  border-radius: 3px;
  vertical-align: -2px;
`;
