import type { SettingValue } from '@tiquete/contracts';

export interface Described {
  settings: { properties: Record<string, { default: SettingValue }> };
}
/** Values of a remote's settings. Their types follow the defaults; a choice is a text. */
export type SettingsOf<Descriptor extends Described> = Readonly<{
  [
    Name in keyof Descriptor['settings']['properties']
  ]: Descriptor['settings']['properties'][Name]['default'];
}>;

/** No parsing is needed: the server has validated the values with the schema from which this type is derived. */
export const readSettings = <Descriptor extends Described>(given: object) =>
  given as SettingsOf<Descriptor>;
