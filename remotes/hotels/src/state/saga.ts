import { watchCheckout, type Flow } from '@tiquete/checkout';
import { all } from '@tiquete/platform';
import type { CheckoutRequest } from '../model/offer';
import { hotelCheckoutSlot } from './checkoutSlot';
import { detailSaga } from './detailSaga';
import { featuredQuery, hotelSearch } from './hotelSearch';

/** `loadFlow` imports the checkout's steps, which no other page loads. */
export function* hotelSaga(loadFlow: () => Promise<{ flow: Flow<CheckoutRequest> }>) {
  yield* all([
    hotelSearch.saga(),
    featuredQuery.saga(),
    detailSaga(),
    watchCheckout(hotelCheckoutSlot, loadFlow),
  ]);
}
