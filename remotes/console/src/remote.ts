import { defineRemote } from '@tiquete/platform';
import { es } from './messages/es';
import json from './remote.json';
import { consoleReducer, consoleSaga } from './state/slice';

export const remote = defineRemote({
  // Only these fields: the rest of remote.json is in the boot record and stays out of the bundle.
  descriptor: { id: json.id, contract: json.contract, slice: json.slice, persist: json.persist },
  pages: {
    overview: () => import(/* webpackChunkName: "overview" */ './overview/Page'),
    bookings: () => import(/* webpackChunkName: "bookings" */ './bookings/Page'),
    departures: () => import(/* webpackChunkName: "departures" */ './departures/Page'),
    cases: () => import(/* webpackChunkName: "cases" */ './cases/Page'),
    support: () => import(/* webpackChunkName: "support" */ './support/Page'),
    mails: () => import(/* webpackChunkName: "mails" */ './mails/Page'),
    releases: () => import(/* webpackChunkName: "releases" */ './releases/Page'),
    releaseHistory: () =>
      import(/* webpackChunkName: "releaseHistory" */ './releases/history/Page'),
  },
  reducer: consoleReducer,
  saga: consoleSaga,
  messages: { es },
});
