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
import { fetchFeatured, searchHotels, toSearchBody } from '../api';
import { hotelCheckout } from '../checkout/hotelCheckout';
import { detailSaga } from '../detail/detailSaga';
import type { HotelQuery } from '../search/hotelQuery';
import type { ResultPage } from './hotelState';
import { growSearch } from './growSearch';
import { isAnswered } from './isAnswered';
import { isPending } from './lateHotels';
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
  selectHotelSearch,
} from './slice';

function* openResults({ payload: query }: ReturnType<typeof resultsOpened>) {
  const search = yield* select(selectHotelSearch);
  if (isAnswered(search, query, Date.now())) return;
  yield* put(newSearchRequested({ module: 'HOTEL' }));
  yield* put(searchRequested(query));
}

/** Asks the api once. */
function* runSearch({ payload: query }: ReturnType<typeof searchRequested>) {
  try {
    yield* put(searchSectionChanged(toSearchSection(query)));
    const { data, meta } = yield* askApi((api, signal) => searchHotels(api, query, signal));
    yield* put(searchSucceeded({ data, meta }));
    yield* put(
      searchSectionChanged({ hotelJson: toSearchBody(query), sessionCode: data.sessionCode }),
    );
    yield* put(searchRemembered(toRecentSearch(query, pictureOf(query, data.hotels))));
    if (isPending({ data, meta })) yield* growSearch(query, data.sessionCode);
  } catch (error) {
    yield* put(searchFailed(toProblem(error)));
  }
}
/** A newer search, or one of another product, cancels what runs. */
function* followSearches(action: ReturnType<typeof searchRequested | typeof moduleSearchReset>) {
  if (searchRequested.match(action)) yield* runSearch(action);
}
/** A city has its own picture; a hotel lends its first one. */
function pictureOf({ destination }: HotelQuery, hotels: ResultPage['data']['hotels']): string {
  return destination.kind === 'city'
    ? `/media/places/${destination.code}`
    : (hotels[0]?.image ?? '');
}

function* loadFeatured() {
  try {
    yield* put(featuredSucceeded(yield* askApi(fetchFeatured)));
  } catch (error) {
    yield* put(featuredFailed(toProblem(error)));
  }
}

export function* hotelSaga() {
  yield* takeEvery(resultsOpened.type, openResults);
  yield* takeLatest([searchRequested.type, moduleSearchReset.type], followSearches);
  yield* takeLatest(featuredRequested.type, loadFeatured);
  yield* fork(detailSaga);
  yield* fork(
    watchCheckout,
    hotelCheckout,
    () => import(/* webpackChunkName: "checkout" */ '../checkout/flow'),
  );
}
