import type { ApiBody, OptionalSearch, TravelerIdentity } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';

/** Milliseconds before a call fails: supplier and gateway may take 15 s and still answer. */
export const SLOW_CALL_MS = 40_000;

/** Owner of a cart: a booking, or a prebooking whose extras are sold with it. */
export type CartOwner = { bookingId: string } | { prebookingId: string };

/**
 * `isPartial`: a seller of extras did not answer. `unsold`: sentence about extras that are left out because an exchange rate
 * is missing, or null.
 */
export type FoundOptionals = OptionalSearch & { isPartial: boolean; unsold: string | null };

/**
 * Extras of the cart's owner, and its cart. Send `travelers` once they are known. @throws ApiProblem, or an AbortError when
 * `signal` aborts.
 */
export async function searchOptionals(
  api: ApiClient,
  owner: CartOwner,
  signal: AbortSignal,
  travelers?: TravelerIdentity[],
): Promise<FoundOptionals> {
  const input = { body: { ...owner, travelers }, timeoutMs: SLOW_CALL_MS };
  const { data, warnings = [] } = await api.call('POST optionals/searchs', input, signal);
  const unsold = warnings.find(({ code }) => code === 'CURRENCY_NOT_SOLD');
  return {
    ...data,
    isPartial: warnings.some((warning) => warning !== unsold),
    unsold: unsold?.title ?? null,
  };
}
/**
 * Replaces the contents of that version of the cart with `items`. @throws ApiProblem CART_VERSION, SERVICE_UNAVAILABLE and
 * the general ones.
 */
export async function updateCart(api: ApiClient, body: ApiBody<'PUT optionals/cart/update'>) {
  return (await api.call('PUT optionals/cart/update', { body, timeoutMs: SLOW_CALL_MS })).data.cart;
}
/** Opens a payment, or returns the open one. The gateway returns the traveller to `returnPath`. @throws ApiProblem */
export async function openPayment(
  api: ApiClient,
  bookingId: string,
  returnPath: string,
  idempotencyKey: string,
  paysAll: boolean,
) {
  return (
    await api.call('POST payments', {
      body: { bookingId, return_path: returnPath, ...(paysAll && { pay: 'ALL' }) },
      idempotencyKey,
      timeoutMs: SLOW_CALL_MS,
    })
  ).data;
}
/** Restores the full hold of an unpaid booking, up to its deadline. Call it when the traveller comes back. */
export async function returnToBooking(api: ApiClient, id: string): Promise<void> {
  await api.call('DELETE bookings/:id/left', { params: { id } });
}
/** @throws ApiProblem NOT_FOUND for an unknown reference, or an AbortError when `signal` aborts. */
export async function fetchPayment(api: ApiClient, reference: string, signal: AbortSignal) {
  return (
    await api.call(
      'GET payments/:reference',
      { params: { reference }, timeoutMs: SLOW_CALL_MS },
      signal,
    )
  ).data;
}
/** @throws ApiProblem, or an AbortError when `signal` aborts. */
export async function fetchBooking(api: ApiClient, id: string, signal: AbortSignal) {
  return (await api.call('GET bookings/:id', { params: { id } }, signal)).data;
}
