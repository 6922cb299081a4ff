import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { moduleSearchReset } from './searchModule';

/** Field names are the specification's. */
export interface ConfigState {
  country: string;
  currency: string;
  isMobile: boolean;
  hasResetSearchStates: boolean;
}
export const initialConfig: ConfigState = {
  country: 'CO',
  currency: 'COP',
  isMobile: false,
  hasResetSearchStates: false,
};
/** `isMobile` is computed at boot, never kept. */
export const configPersist = { schema: 1, allow: ['country', 'currency', 'hasResetSearchStates'] };

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
