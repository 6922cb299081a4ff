import { watchCheckout } from '@tiquete/checkout';
import { all } from '@tiquete/platform';
import { hotelCheckout } from '../checkout/hotelCheckout';
import { detailSaga } from '../detail/detailSaga';
import { featuredQuery, hotelSearch } from './hotelSearch';

export function* hotelSaga() {
  yield* all([
    hotelSearch.saga(),
    featuredQuery.saga(),
    detailSaga(),
    watchCheckout(
      hotelCheckout,
      () => import(/* webpackChunkName: "checkout" */ '../checkout/flow'),
    ),
  ]);
}
