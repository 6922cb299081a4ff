import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, persistStore, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import type { Reducer } from 'redux';
import createSagaMiddleware from 'redux-saga';
import {
  configChanged,
  configPersist,
  configSlice,
  loadingSlice,
  noticesSlice,
  searchModuleMiddleware,
  searchSectionPersist,
  searchSectionSlice,
  type ApiClient,
  type ErrorReport,
  type KeyValueStorage,
  type PageStore,
} from '@tiquete/platform';
import { installModules, type InstallParts } from './installModules';
import { createPageSlices } from './pageSlices';
import { createPersistence } from './persist';
import { persistenceSlice, startedAfresh } from './persistenceSlice';
import { slicesRestarted } from './restart';
import { createSagaSupervisor, type SupervisorOptions } from './sagas';
import { clearOtherVersions } from './storedVersion';

export interface StoreParts {
  brand: string;
  storage: KeyValueStorage;
  api: ApiClient;
  addMessages: (namespace: string, messages: Record<string, unknown>) => void;
  report: (report: ErrorReport) => void;
  onSagaStopped?: SupervisorOptions['onStopped'];
  isMobile?: boolean;
  rendered?: InstallParts['rendered'];
  /** Milliseconds to wait for the saved state. */
  persistTimeoutMs?: number;
}

/** Creates the page's store with the shell's slices. `install` adds a remote's slice, saga and messages. */
export function createShellStore({
  brand,
  storage,
  api,
  addMessages,
  report,
  onSagaStopped,
  isMobile = false,
  rendered,
  persistTimeoutMs,
}: StoreParts) {
  clearOtherVersions(brand);
  const persistence = createPersistence({ brand, storage, report, timeoutMs: persistTimeoutMs });
  const rootReducer = combineSlices(loadingSlice, noticesSlice, persistenceSlice, {
    config: persistence.persisted('config', configSlice.reducer, configPersist),
    searchSection: persistence.persisted(
      'searchSection',
      searchSectionSlice.reducer,
      searchSectionPersist,
    ),
  });
  const inject = (reducerPath: string, reducer: Reducer) =>
    void rootReducer.inject({ reducerPath, reducer }, { overrideExisting: true });
  const sagaMiddleware = createSagaMiddleware({ context: { api }, onError: () => undefined });
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({
        thunk: false,
        serializableCheck: { ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE] },
      }).concat(searchModuleMiddleware, sagaMiddleware),
  });
  const pageStore = Object.assign(store, {
    addSlice: createPageSlices(store.dispatch, inject),
    runSaga: (saga: () => Generator) => sagaMiddleware.run(saga),
  } satisfies Omit<PageStore, keyof typeof store>);
  const persistor = persistStore(store);
  // redux-persist writes one field per tick. The flush saves all of them when the traveller leaves the page.
  window.addEventListener('pagehide', () => void persistor.flush());
  store.dispatch(configChanged({ isMobile }));
  const install = installModules({
    store,
    inject,
    persistence,
    persist: () => persistor.persist(),
    sagas: createSagaSupervisor(sagaMiddleware, report, { onStopped: onSagaStopped }),
    addMessages,
    rendered,
  });
  const startAfresh = () => {
    persistence.startAfresh();
    store.dispatch(startedAfresh());
  };
  const restart = (slices: readonly string[]) => {
    store.dispatch(slicesRestarted(slices));
    store.dispatch(configChanged({ isMobile }));
  };
  return { store: pageStore, api, install, startAfresh, restart };
}
export type ShellStore = ReturnType<typeof createShellStore>;
