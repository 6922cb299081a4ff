import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PersistPolicy } from '../remote/defineRemote';
import type { ConfigState } from './configState';
import { newSearchRequested } from './searchModule';

export const initialConfig: ConfigState = {
  country: 'CO',
  currency: 'COP',
  isMobile: false,
  hasResetSearchStates: false,
};
/** `isMobile` is stored, and computed again at each boot, because the screen may have another width by then. */
export const configPersist: PersistPolicy = {
  schema: 1,
  allow: Object.keys(initialConfig),
  fields: () => import(/* webpackChunkName: "persistence" */ './configFields'),
  restore: ({ isMobile: _, ...stored }) => stored,
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
