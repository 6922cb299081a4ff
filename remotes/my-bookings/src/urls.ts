export const LIST_PATH = '/my_bookings';
export const DETAIL_PATH = '/my_bookings/detail';

export const BOOKING_FILTERS = ['upcoming', 'past', 'cancelled'] as const;
export type BookingFilter = (typeof BOOKING_FILTERS)[number];
const FIRST_FILTER: BookingFilter = 'upcoming';

/** The list's address carries its filter: `?show=past`; the first one needs none. */
export function listUrl(filter: BookingFilter = FIRST_FILTER): string {
  return filter === FIRST_FILTER ? LIST_PATH : `${LIST_PATH}?show=${filter}`;
}
export function parseFilter(search: string): BookingFilter {
  const show = new URLSearchParams(search).get('show');
  return BOOKING_FILTERS.find((filter) => filter === show) ?? FIRST_FILTER;
}
export function detailUrl(id: string): string {
  return `${DETAIL_PATH}?${new URLSearchParams({ id })}`;
}
/** Null when the address names no booking that could exist. */
export function parseBookingId(search: string): string | null {
  const id = new URLSearchParams(search).get('id') ?? '';
  return /^[\w-]{1,64}$/.test(id) ? id : null;
}
/** The payment that the traveller comes back from: the api writes it onto the return address. */
export function parsePaymentReference(search: string): string | null {
  const reference = new URLSearchParams(search).get('reference') ?? '';
  return /^[\w-]{1,32}$/.test(reference) ? reference : null;
}
