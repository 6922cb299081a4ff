export const OVERVIEW_PATH = '/console';
export const BOOKINGS_PATH = '/console/bookings';
export const CASES_PATH = '/console/cases';
export const MAILS_PATH = '/console/mails';

/** Filters of the list of bookings; an empty text is no filter. */
export interface BookingsQuery {
  q: string;
  state: string;
  /** `unfinished` for bookings that are not in a final state. */
  course: '' | 'unfinished';
  product: string;
  supplier: string;
  /** YYYY-MM-DD. */
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

/** For example `/console/bookings?state=PAID&page=2`. */
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

export const mailsUrl = (page: number): string =>
  withQuery(MAILS_PATH, page > 1 ? { page: String(page) } : {});
export const parseMailsPage = (search: string): number => parsePage(new URLSearchParams(search));

export const bookingUrl = (id: string): string => withQuery(BOOKINGS_PATH, { id });
export const caseUrl = (id: string): string => withQuery(CASES_PATH, { id });
/** Id of the opened booking or case; null on a list. */
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
