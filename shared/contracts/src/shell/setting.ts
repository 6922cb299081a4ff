import * as z from 'zod';

/** Characters of a text at most, whatever a remote allows. */
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
    /** A closed choice: its values, with the words for each. */
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
/** One setting as a release publishes it: JSON Schema, with what a form shows in Spanish. */
export type Setting = z.infer<typeof settingKinds>;
/** A value of any setting; what the setting itself allows is asked of its release. */
export const settingValueSchema = z.union([z.boolean(), z.number(), settingText]);
export type SettingValue = z.infer<typeof settingValueSchema>;
