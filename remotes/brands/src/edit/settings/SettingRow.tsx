import type { Setting } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Checkbox, css, Select, TextField, type Theme } from '@tiquete/ui';
import { toNumber } from '../fields/toNumber';

interface SettingRowProps {
  setting: Setting;
  /** What the brand chose; undefined: it has the default. */
  value: unknown;
  error: string | undefined;
  /** Null: the default again. */
  onChange: (value: unknown) => void;
}
/** One setting of a remote, drawn from the schema that its release publishes. */
export function SettingRow({ setting, value, error, onChange }: SettingRowProps) {
  const t = useMessages('brands');
  const { title: label, description } = setting;
  const choose = (chosen: unknown) => onChange(chosen === setting.default ? null : chosen);
  if (setting.type === 'boolean')
    return (
      <div>
        <Checkbox
          label={
            <>
              {label}
              <span css={explained}>{description}</span>
            </>
          }
          checked={typeof value === 'boolean' ? value : setting.default}
          error={error}
          onChange={choose}
        />
      </div>
    );
  if ('oneOf' in setting) {
    const isKnown = setting.oneOf.some((option) => option.const === value);
    return (
      <Select
        {...{ label, error }}
        hint={description}
        options={setting.oneOf.map((option) => ({
          value: option.const,
          label:
            option.const === setting.default
              ? t('settings.default', { value: option.title })
              : option.title,
        }))}
        value={isKnown ? String(value) : setting.default}
        onChange={choose}
      />
    );
  }
  const isNumber = setting.type === 'integer';
  const limits = isNumber
    ? t('settings.between', { min: setting.minimum, max: setting.maximum })
    : t('settings.letters', { max: setting.maxLength });
  return (
    <TextField
      {...{ label, error }}
      hint={`${description} ${limits} ${t('settings.empty', { value: setting.default })}`}
      inputMode={isNumber ? 'numeric' : 'text'}
      placeholder={String(setting.default)}
      value={value === undefined ? '' : String(value)}
      onChange={(text) => onChange(text === '' ? null : typed(text, isNumber))}
    />
  );
}
const typed = (text: string, isNumber: boolean) => (isNumber ? toNumber(text) : text);
const explained = (theme: Theme) => css`
  ${theme.type.small}
  display: block;
  color: ${theme.vars.palette.text.secondary};
`;
