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
import { actionsSlice, createActionsSaga, type ActionsState } from './actions';

export const summaryQuery = createQuery<null, OperationsSummary>('console/summary', fetchSummary);
export const bookingsQuery = createQuery<BookingsQuery, BookingsPage>(
  'console/bookings',
  fetchBookings,
);
export const bookingQuery = createQuery<string, OperationsBooking>('console/booking', fetchBooking);
export const casesQuery = createQuery<CasesQuery, CasesPage>('console/cases', fetchCases);
export const caseQuery = createQuery<string, OperationsCase>('console/case', fetchCase);
export const mailsQuery = createQuery<number, MailsPage>('console/mails', fetchMails);

export interface ConsoleState {
  summary: QueryState<null, OperationsSummary>;
  bookings: QueryState<BookingsQuery, BookingsPage>;
  booking: QueryState<string, OperationsBooking>;
  cases: QueryState<CasesQuery, CasesPage>;
  case: QueryState<string, OperationsCase>;
  mails: QueryState<number, MailsPage>;
  actions: ActionsState;
}
/** State of this remote. Nothing of it is persisted, as it holds other people's data. */
export function consoleReducer(
  state: ConsoleState | undefined,
  action: { type: string },
): ConsoleState {
  const next: ConsoleState = {
    summary: summaryQuery.reducer(state?.summary, action),
    bookings: bookingsQuery.reducer(state?.bookings, action),
    booking: bookingQuery.reducer(state?.booking, action),
    cases: casesQuery.reducer(state?.cases, action),
    case: caseQuery.reducer(state?.case, action),
    mails: mailsQuery.reducer(state?.mails, action),
    actions: actionsSlice.reducer(state?.actions, action),
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
  one.actions === other.actions;

interface Holder {
  console: ConsoleState;
}
export const selectConsole = ({ console }: Holder): ConsoleState => console;

function* refreshAll() {
  const { booking, case: opened } = yield* select(selectConsole);
  if (opened.phase !== 'idle') yield* put(caseQuery.refreshed(opened.query));
  if (booking.phase !== 'idle') yield* put(bookingQuery.refreshed(booking.query));
}
export function* consoleSaga() {
  yield* all([
    summaryQuery.saga(),
    bookingsQuery.saga(),
    bookingQuery.saga(),
    casesQuery.saga(),
    caseQuery.saga(),
    mailsQuery.saga(),
    createActionsSaga(refreshAll)(),
  ]);
}
