import { watchCheckout } from '@tiquete/checkout';
import { all } from '@tiquete/platform';
import { flightCheckout } from '../sale/flightCheckout';
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
      flightCheckout,
      () => import(/* webpackChunkName: "checkout" */ '../checkout/flow'),
    ),
  ]);
}
