import type { BookingDetail, BookingSummary } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';
import { detailUrl } from './urls';

/** Pages that are asked for at most: a list of hundreds is for a report, not for a screen. */
const MAX_PAGES = 10;

export interface FoundBookings {
  /** Newest first, as the api sorts them. */
  bookings: BookingSummary[];
  /** All there are; more than `bookings` when there are very many. */
  total: number;
}
/**
 * Every booking of the traveller, page after page.
 * @throws ApiProblem, or an AbortError when `signal` aborts.
 */
export async function fetchBookings(api: ApiClient, signal: AbortSignal): Promise<FoundBookings> {
  const bookings: BookingSummary[] = [];
  let total = 0;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { data, meta } = await api.call('GET bookings', { query: { page } }, signal);
    bookings.push(...data);
    total = meta.total;
    if (data.length === 0 || bookings.length >= total) break;
  }
  return { bookings, total };
}
/** @throws ApiProblem (404 for another traveller's booking too), or an AbortError when `signal` aborts. */
export async function fetchBooking(api: ApiClient, id: string, signal: AbortSignal): Promise<BookingDetail> {
  return (await api.call('GET bookings/:id', { params: { id } }, signal)).data;
}
/**
 * Has the gateway asked about a payment now instead of at the poller's next turn.
 * @throws ApiProblem, or an AbortError when `signal` aborts.
 */
export async function askAboutPayment(api: ApiClient, reference: string, signal: AbortSignal): Promise<void> {
  await api.call('GET payments/:reference', { params: { reference } }, signal);
}
/**
 * Opens the gateway's page for a booking, or finds the one that is open; the traveller comes back to the booking.
 * @throws ApiProblem, or an AbortError when `signal` aborts.
 */
export async function openPayment(api: ApiClient, bookingId: string, idempotencyKey: string, signal: AbortSignal) {
  const body = { bookingId, return_path: detailUrl(bookingId) };
  return (await api.call('POST payments', { body, idempotencyKey }, signal)).data;
}
