import type {
  ConsoleDeparture,
  OperationsBooking,
  OperationsCase,
  OperationsStory,
  OperationsSummary,
  ReleaseAct,
  ReleaseMatrix,
  ReleasePart,
  SupportCodeReading,
} from '@tiquete/contracts';
import { all, createRequest, put, select, type StoredRequest } from '@tiquete/platform';
import {
  fetchBooking,
  fetchBookings,
  fetchCase,
  fetchCases,
  fetchDeparture,
  fetchDepartures,
  fetchMails,
  fetchReleaseHistory,
  fetchReleasePart,
  fetchReleases,
  fetchStory,
  fetchSummary,
  fetchSupportCode,
  type BookingsPage,
  type CasesPage,
  type DeparturesPage,
  type MailsPage,
} from '../api';
import type { BookingsQuery, CasesQuery, DeparturesQuery } from '../urls';
import { actionsSlice, createActionsSaga, type ActionsState } from './actions';

export const summaryQuery = createRequest<null, OperationsSummary>('console/summary', fetchSummary);
export const bookingsQuery = createRequest<BookingsQuery, BookingsPage>(
  'console/bookings',
  fetchBookings,
);
export const bookingQuery = createRequest<string, OperationsBooking>(
  'console/booking',
  fetchBooking,
);
export const departuresQuery = createRequest<DeparturesQuery, DeparturesPage>(
  'console/departures',
  fetchDepartures,
);
export const departureQuery = createRequest<string, ConsoleDeparture>(
  'console/departure',
  fetchDeparture,
);
export const casesQuery = createRequest<CasesQuery, CasesPage>('console/cases', fetchCases);
export const caseQuery = createRequest<string, OperationsCase>('console/case', fetchCase);
export const storyQuery = createRequest<string, OperationsStory>('console/story', fetchStory);
export const mailsQuery = createRequest<number, MailsPage>('console/mails', fetchMails);

export const releasesQuery = createRequest<null, ReleaseMatrix>('console/releases', fetchReleases);
export const releasePartQuery = createRequest<string, ReleasePart>(
  'console/releasePart',
  fetchReleasePart,
);
export const releaseHistoryQuery = createRequest<null, ReleaseAct[]>(
  'console/releaseHistory',
  fetchReleaseHistory,
);
export const supportCodeQuery = createRequest<string, SupportCodeReading>(
  'console/supportCode',
  fetchSupportCode,
);

export interface ConsoleState {
  summary: StoredRequest<null, OperationsSummary>;
  bookings: StoredRequest<BookingsQuery, BookingsPage>;
  booking: StoredRequest<string, OperationsBooking>;
  departures: StoredRequest<DeparturesQuery, DeparturesPage>;
  departure: StoredRequest<string, ConsoleDeparture>;
  cases: StoredRequest<CasesQuery, CasesPage>;
  case: StoredRequest<string, OperationsCase>;
  story: StoredRequest<string, OperationsStory>;
  mails: StoredRequest<number, MailsPage>;
  releases: StoredRequest<null, ReleaseMatrix>;
  releasePart: StoredRequest<string, ReleasePart>;
  releaseHistory: StoredRequest<null, ReleaseAct[]>;
  supportCode: StoredRequest<string, SupportCodeReading>;
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
    departures: departuresQuery.reducer(state?.departures, action),
    departure: departureQuery.reducer(state?.departure, action),
    cases: casesQuery.reducer(state?.cases, action),
    case: caseQuery.reducer(state?.case, action),
    story: storyQuery.reducer(state?.story, action),
    mails: mailsQuery.reducer(state?.mails, action),
    releases: releasesQuery.reducer(state?.releases, action),
    releasePart: releasePartQuery.reducer(state?.releasePart, action),
    releaseHistory: releaseHistoryQuery.reducer(state?.releaseHistory, action),
    supportCode: supportCodeQuery.reducer(state?.supportCode, action),
    actions: actionsSlice.reducer(state?.actions, action),
  };
  return state && isSame(state, next) ? state : next;
}
const isSame = (one: ConsoleState, other: ConsoleState) =>
  one.summary === other.summary &&
  one.bookings === other.bookings &&
  one.booking === other.booking &&
  one.departures === other.departures &&
  one.departure === other.departure &&
  one.cases === other.cases &&
  one.case === other.case &&
  one.story === other.story &&
  one.mails === other.mails &&
  one.releases === other.releases &&
  one.releasePart === other.releasePart &&
  one.releaseHistory === other.releaseHistory &&
  one.supportCode === other.supportCode &&
  one.actions === other.actions;

interface Holder {
  console: ConsoleState;
}
export const selectConsole = ({ console }: Holder): ConsoleState => console;

function* refreshAll() {
  const { booking, departure, case: opened, releases, releasePart } = yield* select(selectConsole);
  if (releases.phase !== 'idle') yield* put(releasesQuery.refreshed(releases.query));
  if (releasePart.phase !== 'idle') yield* put(releasePartQuery.refreshed(releasePart.query));
  if (opened.phase !== 'idle') yield* put(caseQuery.refreshed(opened.query));
  if (booking.phase !== 'idle') yield* put(bookingQuery.refreshed(booking.query));
  if (departure.phase !== 'idle') yield* put(departureQuery.refreshed(departure.query));
}
export function* consoleSaga() {
  yield* all([
    summaryQuery.saga(),
    bookingsQuery.saga(),
    bookingQuery.saga(),
    departuresQuery.saga(),
    departureQuery.saga(),
    casesQuery.saga(),
    caseQuery.saga(),
    storyQuery.saga(),
    mailsQuery.saga(),
    releasesQuery.saga(),
    releasePartQuery.saga(),
    releaseHistoryQuery.saga(),
    supportCodeQuery.saga(),
    createActionsSaga(refreshAll)(),
  ]);
}
