import {
  call, cancelled, fork, getContext, newSearchRequested, put, searchSectionChanged, select, takeEvery, takeLatest, toProblem, type ApiClient,
} from '@tiquete/platform';
import { fetchFeatured, searchHotels, toSearchBody } from '../api';
import { detailSaga } from '../detail/detailSaga';
import type { HotelQuery } from '../search/hotelQuery';
import type { ResultPage } from './hotelState';
import { growSearch } from './growSearch';
import { isAnswered } from './isAnswered';
import { isPending } from './lateHotels';
import { toRecentSearch } from './recentSearches';
import { toSearchSection } from './searchSection';
import {
  featuredFailed, featuredRequested, featuredSucceeded, resultsOpened, searchFailed, searchRemembered, searchRequested, searchSucceeded,
  selectHotelSearch,
} from './slice';

function* openResults({ payload: query }: ReturnType<typeof resultsOpened>) {
  const search = yield* select(selectHotelSearch);
  if (isAnswered(search, query, Date.now())) return;
  yield* put(newSearchRequested({ module: 'HOTEL' }));
  yield* put(searchRequested(query));
}

/** Asks the api once. A newer search cancels this one, and the cancelled request is aborted on the wire. */
function* runSearch({ payload: query }: ReturnType<typeof searchRequested>) {
  const api = yield* getContext<ApiClient>('api');
  const abort = new AbortController();
  try {
    yield* put(searchSectionChanged(toSearchSection(query)));
    const { data, meta } = yield* call(searchHotels, api, query, abort.signal);
    yield* put(searchSucceeded({ data, meta }));
    yield* put(searchSectionChanged({ hotelJson: toSearchBody(query), sessionCode: data.sessionCode }));
    yield* put(searchRemembered(toRecentSearch(query, pictureOf(query, data.hotels))));
    if (isPending({ data, meta })) yield* growSearch(api, query, data.sessionCode, abort.signal);
  } catch (error) {
    yield* put(searchFailed(toProblem(error)));
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}
/** A city has its own picture; a hotel lends its first one. */
function pictureOf({ destination }: HotelQuery, hotels: ResultPage['data']['hotels']): string {
  return destination.kind === 'city' ? `/media/places/${destination.code}` : (hotels[0]?.image ?? '');
}

function* loadFeatured() {
  const api = yield* getContext<ApiClient>('api');
  const abort = new AbortController();
  try {
    yield* put(featuredSucceeded(yield* call(fetchFeatured, api, abort.signal)));
  } catch (error) {
    yield* put(featuredFailed(toProblem(error)));
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}

export function* hotelSaga() {
  yield* takeEvery(resultsOpened.type, openResults);
  yield* takeLatest(searchRequested.type, runSearch);
  yield* takeLatest(featuredRequested.type, loadFeatured);
  yield* fork(detailSaga);
}
