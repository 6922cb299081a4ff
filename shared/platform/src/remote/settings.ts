import { createContext, useContext } from 'react';
import type { SettingValue } from '@tiquete/contracts';
import { readSettings, type Described } from './readSettings';

/** Settings of the release whose page or slot is drawn: what the brand chose, with the release's defaults. Given by the shell. */
export const SettingsContext = createContext<Readonly<Record<string, SettingValue>>>({});

/** The settings of the remote that asks, and of no other; `Descriptor` is `typeof` its `remote.json`, which stays out of the bundle. */
export const useSettings = <Descriptor extends Described>() =>
  readSettings<Descriptor>(useContext(SettingsContext));
