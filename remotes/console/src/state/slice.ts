import type { OperationsBooking, OperationsCase, OperationsSummary } from '@tiquete/contracts';
import { all, createQuery, put, select, type QueryState } from '@tiquete/platform';
import {
  fetchBooking,
  fetchBookings,
  fetchCase,
  fetchCases,
  fetchMails,
  fetchSummary,
  type BookingsPage,
  type CasesPage,
  type MailsPage,
} from '../api';
import type { BookingsQuery, CasesQuery } from '../urls';
import { actsSlice, createActsSaga, type ActsState } from './acts';

export const summaryView = createQuery<null, OperationsSummary>('console/summary', fetchSummary);
export const bookingsView = createQuery<BookingsQuery, BookingsPage>(
  'console/bookings',
  fetchBookings,
);
export const bookingView = createQuery<string, OperationsBooking>('console/booking', fetchBooking);
export const casesView = createQuery<CasesQuery, CasesPage>('console/cases', fetchCases);
export const caseView = createQuery<string, OperationsCase>('console/case', fetchCase);
export const mailsView = createQuery<number, MailsPage>('console/mails', fetchMails);

export interface ConsoleState {
  summary: QueryState<null, OperationsSummary>;
  bookings: QueryState<BookingsQuery, BookingsPage>;
  booking: QueryState<string, OperationsBooking>;
  cases: QueryState<CasesQuery, CasesPage>;
  case: QueryState<string, OperationsCase>;
  mails: QueryState<number, MailsPage>;
  acts: ActsState;
}
/** What the store holds of this remote; nothing of it is persisted, for it is about other people. */
export function consoleReducer(
  state: ConsoleState | undefined,
  action: { type: string },
): ConsoleState {
  const next: ConsoleState = {
    summary: summaryView.reducer(state?.summary, action),
    bookings: bookingsView.reducer(state?.bookings, action),
    booking: bookingView.reducer(state?.booking, action),
    cases: casesView.reducer(state?.cases, action),
    case: caseView.reducer(state?.case, action),
    mails: mailsView.reducer(state?.mails, action),
    acts: actsSlice.reducer(state?.acts, action),
  };
  return state && isSame(state, next) ? state : next;
}
const isSame = (one: ConsoleState, other: ConsoleState) =>
  one.summary === other.summary &&
  one.bookings === other.bookings &&
  one.booking === other.booking &&
  one.cases === other.cases &&
  one.case === other.case &&
  one.mails === other.mails &&
  one.acts === other.acts;

interface Holder {
  console: ConsoleState;
}
export const selectConsole = ({ console }: Holder): ConsoleState => console;

function* lookAgain() {
  const { booking, case: opened } = yield* select(selectConsole);
  if (opened.phase !== 'idle') yield* put(caseView.refreshed(opened.query));
  if (booking.phase !== 'idle') yield* put(bookingView.refreshed(booking.query));
}
export function* consoleSaga() {
  yield* all([
    summaryView.saga(),
    bookingsView.saga(),
    bookingView.saga(),
    casesView.saga(),
    caseView.saga(),
    mailsView.saga(),
    createActsSaga(lookAgain)(),
  ]);
}
