import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PersistPolicy } from '../remote/defineRemote';
import { newSearchRequested } from './searchModule';

/** Field names are the specification's. */
export interface ConfigState {
  /** ISO 3166-1 alpha-2: nationality of a traveller who has not said another. */
  country: string;
  currency: string;
  isMobile: boolean;
  /** True when the newest search has reset the search of another product. False again at the next search. */
  hasResetSearchStates: boolean;
}
export const initialConfig: ConfigState = {
  country: 'CO',
  currency: 'COP',
  isMobile: false,
  hasResetSearchStates: false,
};
/** `isMobile` is saved, and computed again at each boot: a screen that has become wide is no phone. */
export const configPersist: PersistPolicy = {
  schema: 1,
  allow: Object.keys(initialConfig),
  fields: () => import(/* webpackChunkName: "kept" */ './configFields'),
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
    builder.addCase(newSearchRequested, (state, { payload }) => ({
      ...state,
      hasResetSearchStates: payload.resets !== undefined,
    })),
  selectors: { selectConfig: (state) => state },
});
export const { configChanged } = configSlice.actions;
export const { selectConfig } = configSlice.selectors;
