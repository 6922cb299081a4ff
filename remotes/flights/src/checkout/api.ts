import type { FlightBookingBody, FlightPrebookingBody } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';

/** Prices an offer again and tells what its booking needs. @throws ApiProblem SESSION_EXPIRED, OFFER_NO_LONGER_AVAILABLE and the general ones, or an AbortError when `signal` aborts. */
export async function prebook(api: ApiClient, body: FlightPrebookingBody, signal: AbortSignal) {
  return (await api.call('POST flights/prebookings', { body }, signal)).data;
}
/** Books without paying; the same key and body give the same booking. @throws ApiProblem */
export async function bookFlight(api: ApiClient, body: FlightBookingBody, idempotencyKey: string) {
  return (await api.call('POST flights/bookings', { body, idempotencyKey })).data.booking;
}
