import type { HotelPrebookingBody } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';
import { CHECKOUT_PATH } from '../urls';

/** Re-checks the price and books without paying; the same key and body give the same booking. @throws ApiProblem */
export async function prebook(api: ApiClient, body: HotelPrebookingBody, idempotencyKey: string) {
  return (await api.call('POST hotels/prebookings', { body, idempotencyKey })).data;
}
/** Opens a payment, or gives the one that is open. @throws ApiProblem */
export async function openPayment(api: ApiClient, bookingId: string, idempotencyKey: string) {
  return (await api.call('POST payments', { body: { bookingId, return_path: CHECKOUT_PATH }, idempotencyKey })).data;
}
/** @throws ApiProblem NOT_FOUND for an unknown one, or an AbortError when `signal` aborts. */
export async function fetchPayment(api: ApiClient, reference: string, signal: AbortSignal) {
  return (await api.call('GET payments/:reference', { params: { reference } }, signal)).data;
}
/** @throws ApiProblem, or an AbortError when `signal` aborts. */
export async function fetchBooking(api: ApiClient, id: string, signal: AbortSignal) {
  return (await api.call('GET bookings/:id', { params: { id } }, signal)).data;
}
