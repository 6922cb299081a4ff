import { defineRemote } from '@tiquete/platform';
import { es } from './messages/es';
import json from './remote.json';
import { «name»Saga } from './state/saga';
import { «name»Persist, «name»Slice } from './state/slice';

export const remote = defineRemote({
  // Named one by one, so that the rest of the file, which the boot record carries, stays out of the bundle.
  descriptor: { id: json.id, contract: json.contract, slice: json.slice, persist: json.persist },
  pages: { home: () => import(/* webpackChunkName: "home" */ './home/Page') },
  reducer: «name»Slice.reducer,
  saga: «name»Saga,
  persist: «name»Persist,
  messages: { es },
});
