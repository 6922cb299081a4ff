import type { SettingValue } from '@tiquete/contracts';

export interface Described {
  settings: { properties: Record<string, { default: SettingValue }> };
}
/** The values of a remote's settings by the types of their defaults; a closed choice is a text. */
export type SettingsOf<Descriptor extends Described> = Readonly<{
  [
    Name in keyof Descriptor['settings']['properties']
  ]: Descriptor['settings']['properties'][Name]['default'];
}>;

/** The server has filled them by the very schema that the type is made of. */
export const readSettings = <Descriptor extends Described>(given: object) =>
  given as SettingsOf<Descriptor>;
