import { createSlice, defineRemote, type RemoteDefinition } from '@tiquete/platform';

/** What the build says of the remote, from its `remote.json`. */
declare const REMOTE: RemoteDefinition['descriptor'];

const slice = createSlice({ name: REMOTE.slice, initialState: {}, reducers: {} });

export const remote = defineRemote({
  descriptor: REMOTE,
  pages: { home: () => import(/* webpackChunkName: "home" */ './home') },
  reducer: slice.reducer,
  messages: { es: {} },
});
