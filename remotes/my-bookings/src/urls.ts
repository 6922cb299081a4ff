import type { ModuleId } from '@tiquete/contracts';

export const LIST_PATH = '/my_bookings';
/** Without an id it asks a guest for code and e-mail. */
export const DETAIL_PATH = '/my_bookings/detail';

export const BOOKING_FILTERS = ['upcoming', 'past', 'cancelled'] as const;
export type BookingFilter = (typeof BOOKING_FILTERS)[number];
/** What the list shows, as the address gives it. */
export interface ListQuery {
  show: BookingFilter;
  /** Null for every product. */
  product: ModuleId | null;
  /** The beginning of a code as it was typed; empty for any. */
  code: string;
  /** Number of pages shown. */
  pages: number;
}
export const FIRST_QUERY: ListQuery = { show: 'upcoming', product: null, code: '', pages: 1 };
/** More rows would make scrolling slow. */
export const MAX_PAGES = 25;
export const CODE_MAX = 24;

/** In the form that the api accepts; a product that does not exist lists nothing. */
const productOf = (id: string): ModuleId | null => (/^[A-Z][A-Z_]{1,29}$/.test(id) ? id : null);
/** The api accepts letters, digits, spaces and dashes. */
export const isCodeLike = (typed: string): boolean =>
  /^[A-Za-z0-9 -]*$/.test(typed) && typed.length <= CODE_MAX;

/** Leaves out what equals `FIRST_QUERY`. */
export function listUrl(query: Partial<ListQuery> = {}): string {
  const { show, product, code, pages } = { ...FIRST_QUERY, ...query };
  const params = new URLSearchParams();
  if (show !== FIRST_QUERY.show) params.set('show', show);
  if (product) params.set('product', product);
  if (code) params.set('code', code);
  if (pages > 1) params.set('pages', String(pages));
  return params.size > 0 ? `${LIST_PATH}?${params}` : LIST_PATH;
}
export function parseListQuery(search: string): ListQuery {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name) ?? '';
  const code = text('code').trim();
  const pages = /^\d{1,2}$/.test(text('pages')) ? Number(text('pages')) : 1;
  return {
    show: BOOKING_FILTERS.find((filter) => filter === text('show')) ?? FIRST_QUERY.show,
    product: productOf(text('product')),
    code: isCodeLike(code) ? code : '',
    pages: Math.min(Math.max(pages, 1), MAX_PAGES),
  };
}
/** `reference` is of a payment, as the api adds it to the way back from the gateway. */
export function detailUrl(id: string, reference?: string): string {
  return `${DETAIL_PATH}?${new URLSearchParams({ id, ...(reference ? { reference } : {}) })}`;
}
/** What a mail's link carries behind `#`, so that no server sees it. */
export const parseLinkToken = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('token');
/** Null when the address has no id, or one that no booking can have. */
export function parseBookingId(search: string): string | null {
  const id = new URLSearchParams(search).get('id') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : null;
}
/** Reference of the payment that the traveller comes back from; the api adds it to the return address. */
export function parsePaymentReference(search: string): string | null {
  const reference = new URLSearchParams(search).get('reference') ?? '';
  return /^[\w-]{1,32}$/.test(reference) ? reference : null;
}
/** Address of a booking's file, for a plain link. */
export const documentUrl = (id: string, file: 'voucher.pdf' | 'calendar.ics'): string =>
  `/api/bookings/${encodeURIComponent(id)}/documents/${file}`;
