import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Reasons for which the whole page is blocked; only acts that block set one, never a search. */
export const loadingSlice = createSlice({
  name: 'loading',
  initialState: [] as string[],
  reducers: {
    loadingStarted: (state, { payload }: PayloadAction<string>) =>
      state.includes(payload) ? state : [...state, payload],
    loadingFinished: (state, { payload }: PayloadAction<string>) =>
      state.filter((reason) => reason !== payload),
  },
  selectors: { selectIsLoading: (state) => state.length > 0 },
});
export const { loadingStarted, loadingFinished } = loadingSlice.actions;
export const { selectIsLoading } = loadingSlice.selectors;
