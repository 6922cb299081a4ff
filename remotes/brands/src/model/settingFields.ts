import type { BrandDraft, PublishedSettings, Setting } from '@tiquete/contracts';
import type { TranslateOf } from '@tiquete/platform';

export interface SettingField {
  /** Path of the brand's choice in its file: `settings.hotels.first_order`. */
  path: string;
  setting: Setting;
  /** Title of the remote in its release. */
  title: string;
}

/** Settings of all remotes, in the order of their releases. */
export const settingFields = (published: readonly PublishedSettings[]): SettingField[] =>
  published.flatMap(({ remote, schema }) =>
    Object.entries(schema.properties).map(([name, setting]) => ({
      path: `settings.${remote}.${name}`,
      setting,
      title: schema.title,
    })),
  );

/**
 * Settings for the form: those of the products that the brand sells (all without a list), and those with unsaved changes,
 * which the api may reject.
 */
export const formSettings = (
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

/** Name of a setting in the form. Undefined for any other path, and for a setting that no release of the brand has. */
export function settingLabel(
  path: string,
  published: readonly PublishedSettings[],
): string | undefined {
  const field = settingFields(published).find((each) => each.path === path);
  return field && `${field.title}: ${field.setting.title.toLowerCase()}`;
}

/** Formats a number or a choice of a setting. Undefined for values that need no formatting of their own. */
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

/** Formats a value of a known setting. */
export const settingWords = (setting: Setting, value: unknown, t: TranslateOf<'brands'>): string =>
  typeof value === 'boolean'
    ? t(value ? 'field.yes' : 'field.no')
    : (choiceTitle(setting, value) ?? String(value));

const choiceTitle = (setting: Setting, value: unknown): string | undefined =>
  'oneOf' in setting ? setting.oneOf.find((option) => option.const === value)?.title : undefined;
