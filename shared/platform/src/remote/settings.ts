import { createContext, useContext } from 'react';
import type { SettingValue } from '@tiquete/contracts';
import { readSettings, type Described } from './readSettings';

/**
 * Settings of the release that the page or slot belongs to: the brand's choices and the release's defaults. The shell
 * provides them.
 */
export const SettingsContext = createContext<Readonly<Record<string, SettingValue>>>({});

/**
 * Settings of the calling remote only. `Descriptor` is `typeof` its `remote.json`, a type that adds nothing to the bundle.
 */
export const useSettings = <Descriptor extends Described>() =>
  readSettings<Descriptor>(useContext(SettingsContext));
