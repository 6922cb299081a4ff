import type { ModuleId } from '@tiquete/contracts';
import { BOOKING_CODE_MAX } from '@tiquete/contracts/limits';

export const LIST_PATH = '/my_bookings';
/** Without an id, the page has a form for code and e-mail. */
export const DETAIL_PATH = '/my_bookings/detail';

export const BOOKING_FILTERS = ['upcoming', 'past', 'cancelled'] as const;
export type BookingFilter = (typeof BOOKING_FILTERS)[number];
/** Filters and pages of the list in its address. */
export interface ListQuery {
  show: BookingFilter;
  /** Null for all products. */
  product: ModuleId | null;
  /** First letters of a code as typed; empty without a code. */
  code: string;
  /** Number of pages shown. */
  pages: number;
}
export const FIRST_QUERY: ListQuery = { show: 'upcoming', product: null, code: '', pages: 1 };
/** Most pages of the list: more rows would make scrolling slow. */
export const MAX_PAGES = 25;

/** A product's id in the form that the api accepts. An unknown product has an empty list. */
const productOf = (id: string): ModuleId | null => (/^[A-Z][A-Z_]{1,29}$/.test(id) ? id : null);
/** True for letters, digits, spaces and dashes, which the api accepts. */
export const isCodeLike = (typed: string): boolean =>
  /^[A-Za-z0-9 -]*$/.test(typed) && typed.length <= BOOKING_CODE_MAX;

/** Address of the list. Values of `FIRST_QUERY` are left out. */
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
/** `reference` is a payment's reference, as the api adds it to the return address of the gateway. */
export function detailUrl(id: string, reference?: string): string {
  return `${DETAIL_PATH}?${new URLSearchParams({ id, ...(reference ? { reference } : {}) })}`;
}
/** Token of an e-mail's link, in the fragment, which browsers do not send to servers. */
export const parseLinkToken = (hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get('token');
/** Null if the address has no id or an invalid one. */
export function parseBookingId(search: string): string | null {
  const id = new URLSearchParams(search).get('id') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : null;
}
/** Reference of the payment that the traveller returns from. The api adds it to the return address. */
export function parsePaymentReference(search: string): string | null {
  const reference = new URLSearchParams(search).get('reference') ?? '';
  return /^[\w-]{1,32}$/.test(reference) ? reference : null;
}
/** Address of a booking's file, for a link. */
export const documentUrl = (id: string, file: 'voucher.pdf' | 'calendar.ics'): string =>
  `/api/bookings/${encodeURIComponent(id)}/documents/${file}`;
