import { combineSlices, configureStore, createAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import {
  configSlice,
  loadingSlice,
  noticesSlice,
  searchModuleMiddleware,
  searchSectionSlice,
  type ApiClient,
  type PageStore,
  type RemoteDefinition,
} from '@tiquete/platform';
import { createPageSlices } from '../store/pageSlices';
import { persistenceSlice } from '../store/persistenceSlice';

/** An injected slice has its defaults only after the next action. */
const sliceAdded = createAction('prerender/sliceAdded');

/** The store of one rendering: the slices of the page's store with their defaults, and nothing saved. */
export function createPrerenderStore(api: ApiClient, onSagaError: (error: unknown) => void) {
  const rootReducer = combineSlices(loadingSlice, noticesSlice, persistenceSlice, {
    config: configSlice.reducer,
    searchSection: searchSectionSlice.reducer,
  });
  const sagas = createSagaMiddleware({ context: { api }, onError: onSagaError });
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) => getDefault({ thunk: false }).concat(searchModuleMiddleware, sagas),
  });
  const inject: Parameters<typeof createPageSlices>[1] = (reducerPath, reducer) =>
    void rootReducer.inject({ reducerPath, reducer }, { overrideExisting: true });
  return {
    store: Object.assign(store, {
      addSlice: createPageSlices(store.dispatch, inject),
      runSaga: (saga) => sagas.run(saga),
    } satisfies Omit<PageStore, keyof typeof store>),
    /** Adds a remote's slice and saga. */
    install({ descriptor, reducer, saga }: RemoteDefinition) {
      inject(descriptor.slice, reducer);
      store.dispatch(sliceAdded());
      if (saga) sagas.run(saga);
    },
  };
}
