import type { Setting, SettingValue } from './setting';

/** Problem of a value. Null when the setting accepts it. */
export type SettingProblem = 'boolean' | 'integer' | 'choice' | 'text';

/** True for text without line ends and other invisible characters. */
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

/** Settings of a release: the valid choices that the release knows, and its own defaults. */
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
