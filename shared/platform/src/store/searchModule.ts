import { createAction } from '@reduxjs/toolkit';
import type { Middleware } from 'redux';
import type { ModuleId } from '@tiquete/contracts';
import { readLastModule } from './readLastModule';

/** Start of a search in a module. Dispatch it before the search's own fields are set. The middleware fills `resets`. */
export const newSearchRequested = createAction<{ module: ModuleId; resets?: ModuleId }>(
  'searchSection/newSearchRequested',
);
/** Resets the previously searched module: results, filters and form, but not its recent searches. */
export const moduleSearchReset = createAction<{ module: ModuleId }>(
  'searchSection/moduleSearchReset',
);

/** Dispatches the reset of the previous module before a new search in another module reaches any other reducer or saga. */
export const searchModuleMiddleware: Middleware = (store) => (next) => (action) => {
  if (newSearchRequested.match(action)) {
    const { module } = action.payload;
    const last = readLastModule(store.getState());
    if (last && last !== module) {
      store.dispatch(moduleSearchReset({ module: last }));
      return next(newSearchRequested({ module, resets: last }));
    }
  }
  return next(action);
};
