import type { BrandDraft, PublishedSettings, Setting } from '@tiquete/contracts';
import type { TranslateOf } from '@tiquete/platform';

export interface SettingField {
  /** Where a brand's choice stands in its file: `settings.hotels.first_order`. */
  path: string;
  setting: Setting;
  /** Title of the remote in its release. */
  title: string;
}

/** Every setting of the remotes, in the order that their releases publish them. */
export const settingFields = (published: readonly PublishedSettings[]): SettingField[] =>
  published.flatMap(({ remote, schema }) =>
    Object.entries(schema.properties).map(([name, setting]) => ({
      path: `settings.${remote}.${name}`,
      setting,
      title: schema.title,
    })),
  );

/** Those of what the brand sells, all of it without a list, and those of which something is `typed`, which may be refused. */
export const settingsToAsk = (
  published: readonly PublishedSettings[],
  { products }: Pick<BrandDraft, 'products'>,
  typed: readonly string[],
): PublishedSettings[] =>
  published.filter(
    ({ remote, product }) =>
      product === null ||
      !products ||
      products.some((sold) => sold === product) ||
      typed.some((path) => path.startsWith(`settings.${remote}.`)),
  );

/** A setting by its name in the form; undefined for any other path, and for one that no release of the brand knows. */
export function settingLabel(
  path: string,
  published: readonly PublishedSettings[],
): string | undefined {
  const field = settingFields(published).find((each) => each.path === path);
  return field && `${field.title}: ${field.setting.title.toLowerCase()}`;
}

/** A number or a choice of a setting as one reads it; undefined for what reads as any other value does. */
export function shownSetting(
  path: string,
  value: unknown,
  published: readonly PublishedSettings[],
): string | undefined {
  if (!path.startsWith('settings.')) return undefined;
  if (typeof value === 'number') return String(value);
  const field = settingFields(published).find((each) => each.path === path);
  return field && choiceTitle(field.setting, value);
}

/** A value of a setting as one reads it, where the setting is known. */
export const settingWords = (setting: Setting, value: unknown, t: TranslateOf<'brands'>): string =>
  typeof value === 'boolean'
    ? t(value ? 'field.yes' : 'field.no')
    : (choiceTitle(setting, value) ?? String(value));

const choiceTitle = (setting: Setting, value: unknown): string | undefined =>
  'oneOf' in setting ? setting.oneOf.find((option) => option.const === value)?.title : undefined;
