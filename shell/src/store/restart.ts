import { createAction } from '@reduxjs/toolkit';
import type { Reducer } from 'redux';

/** Resets slices to their defaults, in memory and in storage. A remote's slice includes those of its pages. */
export const slicesRestarted = createAction<readonly string[]>('shell/slicesRestarted');

export const restartable =
  <S>(slice: string, reducer: Reducer<S>): Reducer<S> =>
  (state, action) => {
    const isRestarted =
      slicesRestarted.match(action) &&
      action.payload.some((name) => slice === name || slice.startsWith(`${name}/`));
    return reducer(isRestarted ? undefined : state, action);
  };
