import type { Dispatch, Reducer } from 'redux';
import { restartable, slicesRestarted } from './restart';

/** Returns `addSlice` of the store. A slice is never persisted, and another reducer under its name starts from its defaults. */
export function createPageSlices(
  dispatch: Dispatch,
  inject: (reducerPath: string, reducer: Reducer) => void,
) {
  const added = new Map<string, Reducer>();
  return (name: string, reducer: Reducer) => {
    if (added.get(name) === reducer) return;
    added.set(name, reducer);
    inject(name, restartable(name, reducer));
    dispatch(slicesRestarted([name]));
  };
}
