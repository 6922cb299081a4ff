import { defineRemote } from '@tiquete/platform';
import { descriptor } from './descriptor';
import { es } from './messages/es';
import { consoleReducer, consoleSaga } from './state/slice';

export const remote = defineRemote({
  descriptor,
  pages: {
    overview: () => import(/* webpackChunkName: "overview" */ './overview/Page'),
    bookings: () => import(/* webpackChunkName: "bookings" */ './bookings/Page'),
    cases: () => import(/* webpackChunkName: "cases" */ './cases/Page'),
    mails: () => import(/* webpackChunkName: "mails" */ './mails/Page'),
  },
  reducer: consoleReducer,
  saga: consoleSaga,
  messages: { es },
});
