import { watchCheckout } from '@tiquete/checkout';
import { all } from '@tiquete/platform';
import { flightCheckoutSlot } from '../sale/flightCheckoutSlot';
import { dayPricesQuery, featuredQuery, flightSearch, nearbyQuery } from './flightSearch';
import { tariffSaga } from './tariffSaga';

export function* flightSaga() {
  yield* all([
    flightSearch.saga(),
    featuredQuery.saga(),
    dayPricesQuery.saga(),
    nearbyQuery.saga(),
    tariffSaga(),
    watchCheckout(
      flightCheckoutSlot,
      () => import(/* webpackChunkName: "checkout" */ '../checkout/flow'),
    ),
  ]);
}
