import { all, call, take } from '@tiquete/platform';
import { dayPricesQuery, featuredQuery, flightSearch, nearbyQuery } from './flightSearch';

const loadTariffs = () =>
  import(/* webpackChunkName: "results" */ './tariffSaga').catch(() => undefined);

/**
 * Tariffs open on the results page only, so their saga is in that page's chunk. A chunk that does not load is loaded again with
 * the next search.
 */
function* watchTariffs() {
  for (;;) {
    yield* take(flightSearch.actions.searchRequested.type);
    const loaded = yield* call(loadTariffs);
    if (loaded) return yield* call(loaded.tariffSaga);
  }
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
