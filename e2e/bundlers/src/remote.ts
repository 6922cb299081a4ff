import { createSlice, defineRemote, type RemoteDefinition } from '@tiquete/platform';

/** The descriptor in the remote's `remote.json`; the build defines this constant. */
declare const REMOTE: RemoteDefinition['descriptor'];

const slice = createSlice({ name: REMOTE.slice, initialState: {}, reducers: {} });

export const remote = defineRemote({
  descriptor: REMOTE,
  pages: { home: () => import(/* webpackChunkName: "home" */ './home') },
  reducer: slice.reducer,
  messages: { es: {} },
});
