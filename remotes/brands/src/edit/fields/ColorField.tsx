import { useMessages } from '@tiquete/platform';
import { css, TextField, type Theme } from '@tiquete/ui';
import { isColor } from '../../model/textRules';

interface ColorFieldProps {
  label: string;
  hint?: string;
  error?: string;
  /** #rrggbb, or empty without a colour. */
  value: string;
  onChange: (value: string) => void;
}
/** Field for the code of a colour, with the browser's colour picker beside it. */
export function ColorField({ label, hint, error, value, onChange }: ColorFieldProps) {
  const t = useMessages('brands');
  const isShown = isColor(value);
  return (
    <div css={row}>
      <input
        type="color"
        aria-label={t('field.pick', { label })}
        value={isShown ? value.toLowerCase() : '#ffffff'}
        data-empty={isShown ? undefined : true}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div css={wide}>
        <TextField
          {...{ label, hint, error, value }}
          placeholder={t('field.without')}
          maxLength={7}
          onChange={(text) => onChange(text.trim())}
        />
      </div>
    </div>
  );
}
const row = (theme: Theme) => css`
  display: flex;
  gap: ${theme.spacing(2)};
  input[type='color'] {
    flex: none;
    width: 56px;
    height: 56px;
    padding: ${theme.spacing(1)};
    border: 1px solid ${theme.vars.palette.outline};
    border-radius: ${theme.vars.radius.m};
    background: ${theme.vars.palette.background.paper};
    cursor: pointer;
    ${theme.focusRing}
  }
  input[data-empty] {
    opacity: 0.4;
  }
`;
const wide = css`
  flex: 1;
  min-width: 0;
`;
