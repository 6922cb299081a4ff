import type {
  ApiResponse,
  BookingCancellation,
  BookingDetail,
  BookingGlimpse,
  BookingSummary,
  CancellationReason,
} from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';
import type { ListQuery } from './urls';

export type ListMeta = ApiResponse<'GET bookings'>['meta'];
export interface FoundBookings {
  bookings: BookingSummary[];
  meta: ListMeta;
}
/**
 * Fetches the pages `from` to `query.pages` of the list, one after the other.
 * @throws ApiProblem, or an AbortError when `signal` aborts.
 */
export async function fetchBookings(
  api: ApiClient,
  query: ListQuery,
  from: number,
  signal: AbortSignal,
): Promise<FoundBookings> {
  const { show, product, code } = query;
  const filter = { when: show, product: product ?? undefined, code: code || undefined };
  const fetchPage = (page: number) =>
    api.call('GET bookings', { query: { ...filter, page } }, signal);
  const { data, meta } = await fetchPage(from);
  const bookings = [...data];
  const last = Math.min(query.pages, Math.ceil(meta.total / meta.page_size));
  for (let page = from + 1; page <= last; page += 1) bookings.push(...(await fetchPage(page)).data);
  return { bookings, meta };
}
/** @throws ApiProblem (404 for another traveller's booking too), or an AbortError when `signal` aborts. */
export async function fetchBooking(
  api: ApiClient,
  id: string,
  signal: AbortSignal,
): Promise<BookingDetail> {
  return (await api.call('GET bookings/:id', { params: { id } }, signal)).data;
}
/** Opens a guest's booking in this browser with the token of an e-mail's link. @throws ApiProblem LINK_INVALID and others */
export async function openByLink(
  api: ApiClient,
  id: string,
  token: string,
  signal: AbortSignal,
): Promise<void> {
  await api.call(
    'POST bookings/:id/accesses',
    { params: { id }, body: { by: 'LINK', token } },
    signal,
  );
}
/**
 * The part of a guest's booking that code and e-mail give access to. @throws ApiProblem (404 once they are required again)
 */
export async function fetchGlimpse(
  api: ApiClient,
  id: string,
  signal: AbortSignal,
): Promise<BookingGlimpse> {
  return (await api.call('GET bookings/:id/glimpse', { params: { id } }, signal)).data;
}
/**
 * Makes the api look up a payment at the gateway now, before its next poll. @throws ApiProblem, or an AbortError when
 * `signal` aborts.
 */
export async function lookUpPayment(
  api: ApiClient,
  reference: string,
  signal: AbortSignal,
): Promise<void> {
  await api.call('GET payments/:reference', { params: { reference } }, signal);
}
/** The present cost of a cancellation. Changes nothing. @throws ApiProblem, or an AbortError when `signal` aborts. */
export async function quoteCancellation(
  api: ApiClient,
  id: string,
  signal: AbortSignal,
): Promise<BookingCancellation> {
  return (
    await api.call(
      'POST bookings/:id/cancellations',
      { params: { id }, body: { mode: 'SIMULATION' } },
      signal,
    )
  ).data;
}
export interface CancelRequest {
  bookingId: string;
  /** Penalty that the traveller has accepted, in whole pesos. */
  penalty: number;
  reason: CancellationReason | null;
  /** Idempotency key. A repeated request has the same one. */
  key: string;
}
/** @throws ApiProblem PENALTY_CHANGED, NOT_CANCELLABLE and others, or an AbortError when `signal` aborts. */
export async function cancelBooking(
  api: ApiClient,
  { bookingId, penalty, reason, key }: CancelRequest,
): Promise<BookingCancellation> {
  const body = {
    mode: 'CANCELLATION' as const,
    expected_penalty: penalty,
    reason: reason ?? undefined,
  };
  return (
    await api.call('POST bookings/:id/cancellations', {
      params: { id: bookingId },
      body,
      idempotencyKey: key,
    })
  ).data;
}
/** @throws ApiProblem BOOKING_NOT_CLAIMED, RATE_LIMITED and others, or an AbortError when `signal` aborts. */
export async function claimBooking(
  api: ApiClient,
  claim: { code: string; email: string },
  signal: AbortSignal,
) {
  return (await api.call('POST bookings/claims', { body: claim }, signal)).data;
}
/**
 * Sends the last e-mail about the booking again. @throws ApiProblem RATE_LIMITED and others, or an AbortError when `signal`
 * aborts.
 */
export async function resendEmail(api: ApiClient, id: string): Promise<void> {
  await api.call('POST bookings/:id/emails', { params: { id } });
}
