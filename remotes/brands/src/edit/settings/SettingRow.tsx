import type { Setting } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Checkbox, css, Select, TextField, type Theme } from '@tiquete/ui';
import { NumberField } from '../fields/NumberField';
import { settingWords } from '../../model/settingFields';
import { settingWrong } from '../../model/settingWrong';

interface SettingRowProps {
  setting: Setting;
  /** The brand's choice; undefined for the default. */
  value: unknown;
  /** The stored choice, without unsaved changes. */
  stored: unknown;
  error: string | undefined;
  /** Called with the new value; null for the default. */
  onChange: (value: unknown) => void;
}
/** One setting of a remote, drawn from the schema that its release publishes. */
export function SettingRow({ setting, value, stored, error, onChange }: SettingRowProps) {
  const t = useMessages('brands');
  const { title: label } = setting;
  // A stored value that the present release does not accept. The default applies until another value is chosen.
  const isOutside =
    stored !== undefined && value === stored && settingWrong(setting, stored) !== null;
  const description = isOutside
    ? `${t('settings.outside', { stored, value: settingWords(setting, setting.default, t) })} ${setting.description}`
    : setting.description;
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
  if (setting.type === 'integer')
    return (
      <NumberField
        {...{ label, error, value }}
        hint={`${description} ${t('settings.between', { min: setting.minimum, max: setting.maximum })} ${t('settings.empty', { value: setting.default })}`}
        placeholder={String(setting.default)}
        onChange={(typed) => onChange(typed === '' ? null : typed)}
      />
    );
  return (
    <TextField
      {...{ label, error }}
      hint={`${description} ${t('settings.letters', { max: setting.maxLength })} ${t('settings.empty', { value: setting.default })}`}
      placeholder={setting.default}
      value={value === undefined ? '' : String(value)}
      onChange={(text) => onChange(text === '' ? null : text)}
    />
  );
}
const explained = (theme: Theme) => css`
  ${theme.type.small}
  display: block;
  color: ${theme.vars.palette.text.secondary};
`;
