import type { ApiBody, HotelPrebookingBody } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';
import { CHECKOUT_PATH } from '../urls';

/** Re-checks the price and books without paying; the same key and body give the same booking. @throws ApiProblem */
export async function prebook(api: ApiClient, body: HotelPrebookingBody, idempotencyKey: string) {
  return (await api.call('POST hotels/prebookings', { body, idempotencyKey })).data;
}
/** What can be added to a booking, with its cart. @throws ApiProblem, or an AbortError when `signal` aborts. */
export async function searchOptionals(api: ApiClient, bookingId: string, signal: AbortSignal) {
  return (await api.call('POST optionals/searchs', { body: { bookingId } }, signal)).data;
}
/** Takes `items` for all that the cart of that version holds. @throws ApiProblem CART_VERSION, SERVICE_UNAVAILABLE and the general ones. */
export async function updateCart(api: ApiClient, body: ApiBody<'PUT optionals/cart/update'>) {
  return (await api.call('PUT optionals/cart/update', { body })).data.cart;
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
