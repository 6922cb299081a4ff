import { createAction } from '@reduxjs/toolkit';
import type { Reducer, Store } from 'redux';
import type { RemoteDefinition } from '@tiquete/platform';
import { isObject } from '../isObject';
import type { RenderedPage } from '../renderedPage';
import type { Persistence } from './persist';
import { restartable } from './restart';
import type { SagaSupervisor } from './sagas';

export interface InstallParts {
  store: Pick<Store, 'getState' | 'subscribe' | 'dispatch'>;
  inject: (reducerPath: string, reducer: Reducer) => void;
  persistence: Persistence;
  /** Starts reading the saved state of new slices. */
  persist: () => void;
  sagas: SagaSupervisor;
  addMessages: (namespace: string, messages: Record<string, unknown>) => void;
  /** The page in the document. Its release starts with the state with which the server rendered it. */
  rendered?: RenderedPage | null;
}

/**
 * A remote's slice was added. When it replaces the slice of another release, it starts from its own defaults or from the
 * state of the rendered page.
 */
const sliceJoined = createAction<{ slice: string; release: string }>('shell/sliceJoined');

function startingFresh(
  reducer: Reducer,
  slice: string,
  release: string,
  initial: unknown,
): Reducer {
  return (state, action) => {
    const isNew =
      sliceJoined.match(action) &&
      action.payload.slice === slice &&
      action.payload.release === release;
    return reducer(isNew ? initial : state, action);
  };
}

/** Resolves once a slice's saved state is restored or could not be read. Never rejects. */
export function whenRestored(store: InstallParts['store'], slice: string): Promise<void> {
  const isRestored = () => {
    const state: unknown = store.getState();
    const stored = isObject(state) ? state[slice] : null;
    return isObject(stored) && isObject(stored._persist) && stored._persist.rehydrated === true;
  };
  return new Promise((resolve) => {
    if (isRestored()) return resolve();
    const stop = store.subscribe(() => {
      if (!isRestored()) return;
      stop();
      resolve();
    });
  });
}

/** Installs a remote's reducer, messages and saga, once per release. Another release replaces the first. */
export function installModules({
  store,
  inject,
  persistence,
  persist,
  sagas,
  addMessages,
  rendered = null,
}: InstallParts) {
  const installed = new Map<string, { release: string; ready: Promise<void> }>();

  async function restore(slice: string, isPersisted: boolean) {
    const slices = ['config', 'searchSection', ...(isPersisted ? [slice] : [])];
    await Promise.all(slices.map((name) => whenRestored(store, name)));
  }
  return async (
    { descriptor, reducer, persist: policy, saga, messages }: RemoteDefinition,
    release: string,
  ): Promise<void> => {
    const { id, slice } = descriptor;
    const present = installed.get(id);
    if (present?.release === release) return present.ready;
    sagas.stop(id);
    addMessages(id, messages.es);
    inject(
      slice,
      startingFresh(
        policy ? persistence.persisted(slice, reducer, policy) : restartable(slice, reducer),
        slice,
        release,
        rendered?.release === release ? rendered.state[slice] : undefined,
      ),
    );
    // The slice must handle this action before redux-persist's own; otherwise the state would be restored into an empty
    // object.
    store.dispatch(sliceJoined({ slice, release }));
    persist();
    const ready = restore(slice, policy !== undefined);
    installed.set(id, { release, ready });
    if (saga) sagas.run({ module: id, release }, saga);
    return ready;
  };
}
