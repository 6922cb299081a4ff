import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';

/**
 * `failed`: the saved state could not be read in time, and is not overwritten. `accepted`: the traveller continues without
 * it.
 */
export type PersistencePhase = { phase: 'fine' } | { phase: 'failed' } | { phase: 'accepted' };

export const persistenceSlice = createSlice({
  name: 'persistence',
  initialState: (): PersistencePhase => ({ phase: 'fine' }),
  reducers: {
    /** The traveller continues without the saved state. */
    lossAccepted: (): PersistencePhase => ({ phase: 'accepted' }),
    /** The traveller erased the saved state. Saving continues afterwards. */
    startedAfresh: (): PersistencePhase => ({ phase: 'fine' }),
  },
  extraReducers: (builder) =>
    builder.addMatcher(
      (action): action is PayloadAction<unknown> & { err?: unknown } => action.type === REHYDRATE,
      (state, action) => (action.err && state.phase === 'fine' ? { phase: 'failed' } : state),
    ),
  selectors: { selectPersistence: (state) => state },
});
export const { lossAccepted, startedAfresh } = persistenceSlice.actions;
export const { selectPersistence } = persistenceSlice.selectors;
