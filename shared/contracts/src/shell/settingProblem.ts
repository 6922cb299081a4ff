import type { Setting, SettingValue } from './setting';

/** What is wrong with a value; null when the setting can have it. */
export type SettingProblem = 'boolean' | 'integer' | 'choice' | 'text';

/** Without ends of lines and other characters that nobody sees. */
const isLine = (value: unknown): value is string =>
  typeof value === 'string' && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(value);

export function settingProblem(setting: Setting, value: unknown): SettingProblem | null {
  if (setting.type === 'boolean') return typeof value === 'boolean' ? null : 'boolean';
  if (setting.type === 'integer') {
    const isWhole = typeof value === 'number' && Number.isInteger(value);
    return isWhole && value >= setting.minimum && value <= setting.maximum ? null : 'integer';
  }
  if ('oneOf' in setting)
    return setting.oneOf.some((option) => option.const === value) ? null : 'choice';
  const { minLength, maxLength } = setting;
  return isLine(value) && value.trim().length >= minLength && value.length <= maxLength
    ? null
    : 'text';
}

/** What a release is given: what was chosen as far as the release knows it and can have it, and its own defaults. */
export const filledSettings = (
  properties: Readonly<Record<string, Setting>>,
  chosen: Readonly<Record<string, SettingValue>> = {},
): Record<string, SettingValue> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, setting]) => {
      const value = chosen[name];
      const isGood = value !== undefined && settingProblem(setting, value) === null;
      return [name, isGood ? value : setting.default];
    }),
  );
