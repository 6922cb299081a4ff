import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PersistPolicy } from '../remote/defineRemote';
import { moduleSearchReset } from './searchModule';

/** Field names are the specification's. */
export interface ConfigState {
  /** ISO 3166-1 alpha-2: nationality of a traveller who has not said another. */
  country: string;
  currency: string;
  isMobile: boolean;
  /** Searching another product has reset the one before; a slice that was not loaded then learns it from here. */
  hasResetSearchStates: boolean;
}
export const initialConfig: ConfigState = {
  country: 'CO',
  currency: 'COP',
  isMobile: false,
  hasResetSearchStates: false,
};
/** `isMobile` is saved, and computed anew at each boot: a screen that has become wide is no phone. */
export const configPersist: PersistPolicy = {
  schema: 1,
  allow: Object.keys(initialConfig),
  restore: ({ isMobile: _, ...kept }) => kept,
};

export const configSlice = createSlice({
  name: 'config',
  initialState: initialConfig,
  reducers: {
    configChanged: (state, { payload }: PayloadAction<Partial<ConfigState>>) => ({
      ...state,
      ...payload,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(moduleSearchReset, (state) => ({ ...state, hasResetSearchStates: true })),
  selectors: { selectConfig: (state) => state },
});
export const { configChanged } = configSlice.actions;
export const { selectConfig } = configSlice.selectors;
