export const OVERVIEW_PATH = '/console';
export const BOOKINGS_PATH = '/console/bookings';
export const DEPARTURES_PATH = '/console/departures';
export const CASES_PATH = '/console/cases';
export const SUPPORT_PATH = '/console/support';
export const MAILS_PATH = '/console/mails';
export const RELEASES_PATH = '/console/releases';
export const RELEASE_HISTORY_PATH = '/console/releases/history';

/** Filters of the list of bookings. An empty text filters nothing. */
export interface BookingsQuery {
  q: string;
  state: string;
  /** `unfinished` for bookings that are not in a final state. */
  course: '' | 'unfinished';
  product: string;
  supplier: string;
  /** First day, YYYY-MM-DD. */
  from: string;
  to: string;
  page: number;
}
export const noFilter: BookingsQuery = {
  q: '',
  state: '',
  course: '',
  product: '',
  supplier: '',
  from: '',
  to: '',
  page: 1,
};

/** Address of the list, for example `/console/bookings?state=PAID&page=2`. */
export function bookingsUrl(query: Partial<BookingsQuery>): string {
  const values = Object.entries({ ...noFilter, ...query }).filter(
    ([name, value]) => value !== '' && !(name === 'page' && value === 1),
  );
  return withQuery(
    BOOKINGS_PATH,
    Object.fromEntries(values.map(([name, value]) => [name, String(value)])),
  );
}
export function parseBookings(search: string): BookingsQuery {
  const given = new URLSearchParams(search);
  const text = (name: string, pattern: RegExp) =>
    pattern.test(given.get(name) ?? '') ? (given.get(name) ?? '') : '';
  return {
    q: text('q', /^[\w-]{1,40}$/),
    state: text('state', /^[A-Z_]{3,40}$/),
    course: given.get('course') === 'unfinished' ? 'unfinished' : '',
    product: text('product', /^[A-Z][A-Z_]{1,29}$/),
    supplier: text('supplier', /^\w{1,10}$/),
    from: text('from', /^\d{4}-\d{2}-\d{2}$/),
    to: text('to', /^\d{4}-\d{2}-\d{2}$/),
    page: parsePage(given),
  };
}

/** Filters of the list of departures. An empty text filters nothing. */
export interface DeparturesQuery {
  q: string;
  /** Month of departure, YYYY-MM. */
  month: string;
  state: '' | 'OPEN' | 'CLOSED';
  /** `below` for those that have not reached their minimum group. */
  group: '' | 'below';
  /** Last departure of the previous page. */
  after: string;
}
export const everyDeparture: DeparturesQuery = {
  q: '',
  month: '',
  state: '',
  group: '',
  after: '',
};

/** Address of the list, for example `/console/departures?month=2027-05&state=CLOSED`. */
export const departuresUrl = (query: Partial<DeparturesQuery>): string =>
  withQuery(
    DEPARTURES_PATH,
    Object.fromEntries(
      Object.entries({ ...everyDeparture, ...query }).filter(([, value]) => value !== ''),
    ),
  );
export function parseDepartures(search: string): DeparturesQuery {
  const given = new URLSearchParams(search);
  const { q, month, state, group, after } = Object.fromEntries(given);
  return {
    q: (q ?? '').slice(0, 80),
    month: /^20\d{2}-(0[1-9]|1[0-2])$/.test(month ?? '') ? (month ?? '') : '',
    state: state === 'OPEN' || state === 'CLOSED' ? state : '',
    group: group === 'below' ? group : '',
    after: /^[A-Z][A-Z0-9-]{1,39}_\d{4}-\d{2}-\d{2}$/.test(after ?? '') ? (after ?? '') : '',
  };
}
export const departureUrl = (id: string): string => withQuery(DEPARTURES_PATH, { id });

export interface CasesQuery {
  state: 'OPEN' | 'RESOLVED';
  page: number;
}
export const casesUrl = ({ state = 'OPEN', page = 1 }: Partial<CasesQuery> = {}): string =>
  withQuery(CASES_PATH, {
    ...(state === 'RESOLVED' && { state }),
    ...(page > 1 && { page: String(page) }),
  });
export function parseCases(search: string): CasesQuery {
  const given = new URLSearchParams(search);
  return { state: given.get('state') === 'RESOLVED' ? 'RESOLVED' : 'OPEN', page: parsePage(given) };
}

export const releasePartUrl = (part: string): string => withQuery(RELEASES_PATH, { part });
/** Part of an address, a remote's id or `shell`; null for the matrix. */
export function parsePart(search: string): string | null {
  const part = new URLSearchParams(search).get('part') ?? '';
  return /^[a-z][a-z0-9-]{1,38}$/.test(part) ? part : null;
}

export const mailsUrl = (page: number): string =>
  withQuery(MAILS_PATH, page > 1 ? { page: String(page) } : {});
export const parseMailsPage = (search: string): number => parsePage(new URLSearchParams(search));

/** Form of a code or an id, copied from the contract, because a remote imports only types from there. */
export const STORY_ID = /^[\w.-]{8,64}$/;
export const storyUrl = (id: string): string => withQuery(SUPPORT_PATH, { id });
/** Code or id of the address; an empty text without a valid one. */
export function parseStory(search: string): string {
  const id = new URLSearchParams(search).get('id') ?? '';
  return STORY_ID.test(id) ? id : '';
}

export const bookingUrl = (id: string): string => withQuery(BOOKINGS_PATH, { id });
export const caseUrl = (id: string): string => withQuery(CASES_PATH, { id });
/** Id of the opened booking, departure or case; null for a list. */
export function parseId(search: string): string | null {
  const id = new URLSearchParams(search).get('id') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : null;
}

function parsePage(given: URLSearchParams): number {
  const page = Number(given.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}
function withQuery(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(values).toString();
  return query === '' ? path : `${path}?${query}`;
}
