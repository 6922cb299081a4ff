import { watchCheckout } from '@tiquete/checkout';
import { all } from '@tiquete/platform';
import { hotelCheckoutSlot } from '../checkout/hotelCheckoutSlot';
import { detailSaga } from '../detail/state/detailSaga';
import { featuredQuery, hotelSearch } from './hotelSearch';

export function* hotelSaga() {
  yield* all([
    hotelSearch.saga(),
    featuredQuery.saga(),
    detailSaga(),
    watchCheckout(
      hotelCheckoutSlot,
      () => import(/* webpackChunkName: "checkout" */ '../checkout/flow'),
    ),
  ]);
}
