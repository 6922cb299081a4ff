import type { PublishedSettings, Setting } from '@tiquete/contracts';
import type { TranslateOf } from '@tiquete/platform';
import { fieldOf } from './readFields';
import { hasInvisible } from './textRules';
import { settingFields } from './settingFields';

type Wrong = 'yesOrNo' | 'integer' | 'choice' | 'text' | 'invisible';

/** Reason why a release rejects a value, as a key of `settings.wrong`; null if it is valid. The api checks the same. */
export function settingWrong(setting: Setting, value: unknown): Wrong | null {
  if (setting.type === 'boolean') return typeof value === 'boolean' ? null : 'yesOrNo';
  if (setting.type === 'integer') {
    const isWhole = typeof value === 'number' && Number.isInteger(value);
    return isWhole && value >= setting.minimum && value <= setting.maximum ? null : 'integer';
  }
  if ('oneOf' in setting)
    return setting.oneOf.some((option) => option.const === value) ? null : 'choice';
  const { minLength, maxLength } = setting;
  if (typeof value !== 'string' || value.trim().length < minLength || value.length > maxLength)
    return 'text';
  return hasInvisible(value) ? 'invisible' : null;
}

/** Errors of settings with unsaved changes, by path. Stored values are not checked, as in the api. */
export const checkSettings = (
  file: unknown,
  { published, typed }: { published: readonly PublishedSettings[]; typed: readonly string[] },
  t: TranslateOf<'brands'>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    settingFields(published).flatMap(({ path, setting }) => {
      const value = fieldOf(file, path);
      if (value === undefined || !typed.includes(path)) return [];
      const wrong = settingWrong(setting, value);
      const bounds = boundsOf(setting);
      return wrong ? [[path, t(`settings.wrong.${wrong}`, { ...bounds, count: bounds.max })]] : [];
    }),
  );

function boundsOf(setting: Setting): { min: number; max: number } {
  if (setting.type === 'integer') return { min: setting.minimum, max: setting.maximum };
  if ('minLength' in setting) return { min: setting.minLength, max: setting.maxLength };
  return { min: 0, max: 0 };
}
