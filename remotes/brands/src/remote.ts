import { defineRemote } from '@tiquete/platform';
import { es } from './messages/es';
import json from './remote.json';
import { brandsPersist, brandsReducer, brandsSaga } from './state/slice';

export const remote = defineRemote({
  // Only these fields: the rest of remote.json is in the boot record and stays out of the bundle.
  descriptor: { id: json.id, contract: json.contract, slice: json.slice, persist: json.persist },
  pages: {
    list: () => import(/* webpackChunkName: "list" */ './list/Page'),
    edit: () => import(/* webpackChunkName: "edit" */ './edit/Page'),
    people: () => import(/* webpackChunkName: "people" */ './people/Page'),
    history: () => import(/* webpackChunkName: "history" */ './history/Page'),
  },
  reducer: brandsReducer,
  saga: brandsSaga,
  persist: brandsPersist,
  messages: { es },
});
