import { createAction } from '@reduxjs/toolkit';
import type { Middleware } from 'redux';
import type { ModuleId } from '@tiquete/contracts';
import { readLastModule } from './readLastModule';

/** A traveller starts a search in a module. Dispatch it before the search's own fields are set. The middleware fills `resets`. */
export const newSearchRequested = createAction<{ module: ModuleId; resets?: ModuleId }>(
  'searchSection/newSearchRequested',
);
/** The module searched before is reset: results, filters and form, never its recent searches. */
export const moduleSearchReset = createAction<{ module: ModuleId }>(
  'searchSection/moduleSearchReset',
);

/** Turns a new search in another module into a reset of the one searched before, before anything else sees the new search. */
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
