import { watchCheckout } from '@tiquete/checkout';
import {
  askApi,
  fork,
  moduleSearchReset,
  newSearchRequested,
  put,
  searchSectionChanged,
  select,
  takeEvery,
  takeLatest,
  toProblem,
} from '@tiquete/platform';
import { fetchFeatured, searchFlights, toSearchBody } from '../api';
import { flightCheckout } from '../sale/flightCheckout';
import { growSearch } from './growSearch';
import { isAnswered } from './isAnswered';
import { isPending } from './lateFlights';
import { toRecentSearch } from './recentSearches';
import { toSearchSection } from './searchSection';
import {
  featuredFailed,
  featuredRequested,
  featuredSucceeded,
  resultsOpened,
  searchFailed,
  searchRemembered,
  searchRequested,
  searchSucceeded,
  selectFlightSearch,
} from './slice';
import { surroundingsSaga } from './surroundingsSaga';
import { tariffSaga } from './tariffSaga';

function* openResults({ payload: query }: ReturnType<typeof resultsOpened>) {
  const search = yield* select(selectFlightSearch);
  if (isAnswered(search, query, Date.now())) return;
  yield* put(newSearchRequested({ module: 'FLIGHT' }));
  yield* put(searchRequested(query));
}

/** Asks the api once. */
function* runSearch({ payload: query }: ReturnType<typeof searchRequested>) {
  try {
    yield* put(searchSectionChanged(toSearchSection(query)));
    const { data, meta, dictionaries } = yield* askApi((api, signal) =>
      searchFlights(api, query, signal),
    );
    const { sessionCode } = meta;
    yield* put(searchSucceeded({ data, meta, dictionaries }));
    yield* put(searchSectionChanged({ flightsJson: toSearchBody(query), sessionCode }));
    const recent = toRecentSearch(query);
    if (recent) yield* put(searchRemembered(recent));
    if (isPending({ meta })) yield* growSearch(query, sessionCode);
  } catch (error) {
    yield* put(searchFailed(toProblem(error)));
  }
}
/** A newer search, or one of another product, cancels what runs. */
function* followSearches(action: ReturnType<typeof searchRequested | typeof moduleSearchReset>) {
  if (searchRequested.match(action)) yield* runSearch(action);
}

function* loadFeatured() {
  try {
    yield* put(featuredSucceeded(yield* askApi(fetchFeatured)));
  } catch (error) {
    yield* put(featuredFailed(toProblem(error)));
  }
}

export function* flightSaga() {
  yield* takeEvery(resultsOpened.type, openResults);
  yield* takeLatest([searchRequested.type, moduleSearchReset.type], followSearches);
  yield* takeLatest(featuredRequested.type, loadFeatured);
  yield* fork(surroundingsSaga);
  yield* fork(tariffSaga);
  yield* fork(
    watchCheckout,
    flightCheckout,
    () => import(/* webpackChunkName: "checkout" */ '../checkout/flow'),
  );
}
