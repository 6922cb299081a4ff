import * as z from 'zod';

/** Maximum characters of a text setting, for every remote. */
const MAX_SETTING_TEXT = 200;
export const settingWords = {
  title: z.string().trim().min(1).max(60),
  description: z.string().trim().min(1).max(240),
};
export const settingText = z.string().max(MAX_SETTING_TEXT);
export const settingKinds = z.union([
  z.strictObject({ type: z.literal('boolean'), ...settingWords, default: z.boolean() }),
  z.strictObject({
    type: z.literal('integer'),
    ...settingWords,
    minimum: z.int(),
    maximum: z.int(),
    default: z.int(),
  }),
  z.strictObject({
    type: z.literal('string'),
    ...settingWords,
    /** A choice between values, with a label for each. */
    oneOf: z
      .array(z.strictObject({ const: settingText, title: settingWords.title }))
      .min(2)
      .max(12)
      .refine(
        (options) => new Set(options.map((option) => option.const)).size === options.length,
        'Each value once.',
      ),
    default: settingText,
  }),
  z.strictObject({
    type: z.literal('string'),
    ...settingWords,
    minLength: z.int().min(0).max(MAX_SETTING_TEXT),
    maxLength: z.int().min(1).max(MAX_SETTING_TEXT),
    default: settingText,
  }),
]);
/** One setting of a release: JSON Schema, with Spanish texts for a form. */
export type Setting = z.infer<typeof settingKinds>;
/** A value of any setting. The setting's own limits are in its release. */
export const settingValueSchema = z.union([z.boolean(), z.number(), settingText]);
export type SettingValue = z.infer<typeof settingValueSchema>;
