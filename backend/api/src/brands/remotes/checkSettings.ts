import {
  type BrandDraft,
  type PublishedSettings,
  type Setting,
  settingProblem,
} from '@tiquete/contracts';
import { BrandRefusal } from '../refusal';
import { pluralize } from '../../lib/text/pluralize';

/**
 * Checks changed settings by the schema of the brand's release. Settings of `before`, and settings unknown to the release,
 * stay: another release may know them, and this one does not receive them. @throws BrandRefusal BAD_SETTING
 */
export function checkSettings(
  { id, settings = {} }: BrandDraft,
  before: BrandDraft | null,
  published: readonly PublishedSettings[],
): void {
  const problems = published.flatMap(({ remote, schema }) =>
    Object.entries(schema.properties).flatMap(([name, setting]) => {
      const value = settings[remote]?.[name];
      if (value === undefined || value === before?.settings?.[remote]?.[name]) return [];
      if (settingProblem(setting, value) === null) return [];
      return [{ field: `settings.${remote}.${name}`, ...allowedBy(setting) }];
    }),
  );
  if (problems.length > 0)
    throw new BrandRefusal(
      'BAD_SETTING',
      `${id}: a setting has a value that its release does not take.`,
      problems,
    );
}

/** Names of settings that the brand's releases do not know, such as `settings.hotels.first_order`. */
export const unknownSettings = (
  { settings = {} }: BrandDraft,
  published: readonly PublishedSettings[],
): string[] =>
  Object.entries(settings).flatMap(([remote, chosen]) => {
    const known = published.find((each) => each.remote === remote)?.schema.properties ?? {};
    return Object.keys(chosen)
      .filter((name) => !Object.hasOwn(known, name))
      .map((name) => `settings.${remote}.${name}`);
  });

/** Allowed values of a setting, as text for a terminal and for people. */
function allowedBy(setting: Setting): { message: string; said: string } {
  if (setting.type === 'boolean')
    return { message: 'must be true or false', said: 'Elige sí o no.' };
  if (setting.type === 'integer')
    return {
      message: `must be an integer from ${setting.minimum} to ${setting.maximum}`,
      said: `Escribe un número entero entre ${setting.minimum} y ${setting.maximum}.`,
    };
  if ('oneOf' in setting)
    return {
      message: `must be one of ${setting.oneOf.map((option) => option.const).join(', ')}`,
      said: `Elige una de estas opciones: ${setting.oneOf.map(({ title }) => title).join(', ')}.`,
    };
  const { minLength, maxLength } = setting;
  return {
    message: `must be one line of ${minLength} to ${maxLength} characters`,
    said: `Escribe una línea de ${minLength} a ${pluralize(maxLength, 'letra', 'letras')}.`,
  };
}
