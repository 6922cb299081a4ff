import { watchCheckout } from '@tiquete/checkout';
import { all, call, take } from '@tiquete/platform';
import { flightCheckoutSlot } from '../sale/flightCheckoutSlot';
import { dayPricesQuery, featuredQuery, flightSearch, nearbyQuery } from './flightSearch';

/** The drawer opens on a page of results only: its saga comes with that page, before the first answer. */
function* watchTariffs() {
  yield* take(flightSearch.actions.searchRequested.type);
  const { tariffSaga } = yield* call(
    () => import(/* webpackChunkName: "results" */ './tariffSaga'),
  );
  yield* call(tariffSaga);
}

export function* flightSaga() {
  yield* all([
    flightSearch.saga(),
    featuredQuery.saga(),
    dayPricesQuery.saga(),
    nearbyQuery.saga(),
    watchTariffs(),
    watchCheckout(
      flightCheckoutSlot,
      () => import(/* webpackChunkName: "checkout" */ '../checkout/flow'),
    ),
  ]);
}
