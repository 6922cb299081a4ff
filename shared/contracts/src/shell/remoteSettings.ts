import * as z from 'zod';
import { isFree } from './isFree';
import { settingKinds, settingValueSchema, settingWords } from './setting';
import { settingProblem } from './settingProblem';

const settingSchema = settingKinds.refine(
  (setting) => settingProblem(setting, setting.default) === null,
  { path: ['default'], error: 'The default is no value of the setting.' },
);

/** Name of a setting. With the remote's id it is the key of a brand's choice. */
export const settingNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,39}$/)
  .refine(isFree, 'Every object has something of that name.');
/** Settings of a remote for brands: a flat JSON Schema. Each release publishes its own and accepts no others. */
export const remoteSettingsSchema = z.strictObject({
  type: z.literal('object'),
  title: settingWords.title,
  properties: z
    .record(settingNameSchema, settingSchema)
    .refine((all) => Object.keys(all).length <= 20, 'At most twenty settings.'),
});
export type RemoteSettings = z.infer<typeof remoteSettingsSchema>;

/** Choices of a brand by remote and setting. */
export const chosenSettingsSchema = z
  .record(
    z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,39}$/)
      .refine(isFree),
    z
      .record(settingNameSchema, settingValueSchema)
      .refine((chosen) => Object.keys(chosen).length <= 40, 'At most forty settings.'),
  )
  .refine((remotes) => Object.keys(remotes).length <= 40, 'At most forty remotes.')
  .describe(
    'Settings of remotes, by the remote’s id and the setting’s name, as its release publishes them. What a release does not know waits for one that does.',
  );
