import { all, call, take } from '@tiquete/platform';
import { dayPricesQuery, featuredQuery, flightSearch, nearbyQuery } from './flightSearch';

const loadTariffs = () =>
  import(/* webpackChunkName: "results" */ './tariffSaga').catch(() => undefined);

/**
 * Starts the saga of the tariffs, whose code is in the chunk of the results page. If that chunk fails to load, the next
 * search loads it again.
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
