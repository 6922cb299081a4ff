import { useStore } from 'react-redux';
import type { Reducer, Store } from 'redux';
import type { Task } from 'redux-saga';

/** Store of the shell, for a page that brings a slice and sagas of its own, which the remote's first page does not load. */
export interface PageStore extends Store {
  /**
   * Adds a slice, once per reducer. Name it `<slice of the remote>/<page>`: it restarts with the remote's slice. The reducer of
   * another release starts from its defaults.
   */
  addSlice: (name: string, reducer: Reducer) => void;
  /**
   * Runs a saga until it ends, also after the page is left. Pass it values that must be in no action and no slice, such as a
   * traveller's documents. It must handle its errors.
   */
  runSaga: (saga: () => Generator) => Task;
}
export const usePageStore = useStore.withTypes<PageStore>();
