import { all, call, take } from '@tiquete/platform';
import { dayPricesQuery, featuredQuery, flightSearch, nearbyQuery } from './flightSearch';

/** Tariffs open on the results page only, so their saga is in that page's chunk. */
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
  ]);
}
