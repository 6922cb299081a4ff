import type { ApiBody, OptionalSearch, TravelerIdentity } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';

/** Supplier and gateway may take 15 s, and answer all the same. Milliseconds. */
export const SLOW_CALL_MS = 40_000;

/** What a cart is of: a booking, or a prebooking whose extras are sold with it. */
export type CartOwner = { bookingId: string } | { prebookingId: string };

/** `isPartial`: somebody who sells extras did not answer. `unsold`: what is left out for want of an exchange rate, in words; null: nothing. */
export type AskedOptionals = OptionalSearch & { isPartial: boolean; unsold: string | null };

/** What can be added, with its cart, once `travelers` are known. @throws ApiProblem, or an AbortError when `signal` aborts. */
export async function searchOptionals(
  api: ApiClient,
  owner: CartOwner,
  signal: AbortSignal,
  travelers?: TravelerIdentity[],
): Promise<AskedOptionals> {
  const input = { body: { ...owner, travelers }, timeoutMs: SLOW_CALL_MS };
  const { data, warnings = [] } = await api.call('POST optionals/searchs', input, signal);
  const unsold = warnings.find(({ code }) => code === 'CURRENCY_NOT_SOLD');
  return {
    ...data,
    isPartial: warnings.some((warning) => warning !== unsold),
    unsold: unsold?.title ?? null,
  };
}
/** Takes `items` for all that the cart of that version holds. @throws ApiProblem CART_VERSION, SERVICE_UNAVAILABLE and the general ones. */
export async function updateCart(api: ApiClient, body: ApiBody<'PUT optionals/cart/update'>) {
  return (await api.call('PUT optionals/cart/update', { body, timeoutMs: SLOW_CALL_MS })).data.cart;
}
/** Opens a payment, or gives the one that is open; the gateway leads back to `returnPath`. @throws ApiProblem */
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
/** The hold of an unpaid booking lasts until its deadline again. @throws ApiProblem */
export async function returnToBooking(api: ApiClient, id: string): Promise<void> {
  await api.call('DELETE bookings/:id/left', { params: { id } });
}
/** @throws ApiProblem NOT_FOUND for an unknown one, or an AbortError when `signal` aborts. */
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
