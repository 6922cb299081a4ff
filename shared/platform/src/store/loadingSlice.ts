import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Loading {
  reason: string;
  /** Text of the overlay, in Spanish. Null for the default text. */
  label: string | null;
}
/** Reasons for which the whole page is blocked. Only acts that allow no other input add one, never a search. */
export const loadingSlice = createSlice({
  name: 'loading',
  initialState: [] as Loading[],
  reducers: {
    loadingStarted: {
      prepare: (reason: string, label: string | null = null) => ({ payload: { reason, label } }),
      reducer: (state, { payload }: PayloadAction<Loading>) => [
        ...state.filter(({ reason }) => reason !== payload.reason),
        payload,
      ],
    },
    loadingFinished: (state, { payload }: PayloadAction<string>) =>
      state.filter(({ reason }) => reason !== payload),
  },
  selectors: {
    selectIsLoading: (state) => state.length > 0,
    /** Text of the newest reason. Null when it has none. */
    selectLoadingLabel: (state) => state.at(-1)?.label ?? null,
  },
});
export const { loadingStarted, loadingFinished } = loadingSlice.actions;
export const { selectIsLoading, selectLoadingLabel } = loadingSlice.selectors;
