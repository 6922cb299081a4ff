import { configureStore } from '@reduxjs/toolkit';
import { combineReducers, type Reducer } from 'redux';
import createSagaMiddleware from 'redux-saga';
import { searchModuleMiddleware, shellSlices, type PageStore } from '@tiquete/platform';

/** The checks do not report how long they take: that depends on the machine. */
const UNTIMED = { warnAfter: Infinity };

export interface TestStoreOptions {
  /** A remote's slices, in addition to the shell's. */
  slices?: readonly { reducerPath: string; reducer: Reducer }[];
  saga?: () => Generator;
  /** Values that sagas get with `getContext`, such as `{ api }`. */
  context?: Record<string, unknown>;
  preloaded?: Record<string, unknown>;
}
/** Starts a real store with the shell's slices, the given slices and a running saga. */
export function startTestStore({
  slices = [],
  saga,
  context = {},
  preloaded,
}: TestStoreOptions = {}) {
  const sagaMiddleware = createSagaMiddleware({ context });
  const reducers: Record<string, Reducer> = {};
  for (const { reducerPath, reducer } of [...shellSlices, ...slices])
    reducers[reducerPath] = reducer;
  const store = configureStore({
    reducer: combineReducers(reducers),
    preloadedState: preloaded,
    middleware: (getDefault) =>
      getDefault({
        thunk: false,
        immutableCheck: UNTIMED,
        serializableCheck: UNTIMED,
      }).concat(searchModuleMiddleware, sagaMiddleware),
  });
  if (saga) sagaMiddleware.run(saga);
  return Object.assign(store, {
    addSlice: (name: string, reducer: Reducer) => {
      if (reducers[name] === reducer) return;
      reducers[name] = reducer;
      store.replaceReducer(combineReducers({ ...reducers }));
    },
    runSaga: (root: () => Generator) => sagaMiddleware.run(root),
  } satisfies Pick<PageStore, 'addSlice' | 'runSaga'>);
}
export type TestStore = ReturnType<typeof startTestStore>;

/** Waits until pending promises, sagas and effects have run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => setTimeout(next, 0));
}
