import {
  ApiProblem,
  askApi,
  delay,
  newSearchRequested,
  put,
  searchSectionChanged,
  select,
  selectSearchSection,
  takeLatest,
  toProblem,
} from '@tiquete/platform';
import { fetchDetails } from '../api';
import { searchHotel } from './searchHotel';
import { hotelSearch } from './hotelSearch';
import {
  detailFailed,
  detailOpened,
  detailRequested,
  detailSucceeded,
  pricesExpired,
  renewalFailed,
  renewalRequested,
  selectHotelDetail,
} from './slice';
import { isOpen, type DetailStay } from '../model/detail';

type Action = { type: string };

/** Milliseconds before a session that nobody knows is made once more. */
const WAITS_MS = [1000, 2000, 4000];

function* openDetail({ payload: stay }: ReturnType<typeof detailOpened>) {
  const detail = yield* select(selectHotelDetail);
  if (!isOpen(detail, stay, Date.now())) yield* put(detailRequested(stay));
}

function* loadDetail({ payload: stay }: ReturnType<typeof detailRequested>) {
  try {
    yield* put(detailSucceeded(yield* ask(stay)));
  } catch (error) {
    yield* put(detailFailed(toProblem(error)));
  }
}

/** In the session of the results when it still lives; else, as from a shared address, in one of this hotel's own. */
function* ask(stay: DetailStay) {
  const search = yield* select(hotelSearch.selectSearch);
  const { typeLastSearch, sessionCode } = yield* select(selectSearchSection);
  const isFresh =
    typeLastSearch === 'HOTEL' && hotelSearch.hasFreshResults(search, stay.query, Date.now());
  // A search that still waits for its first answer has no session.
  if (isFresh && sessionCode) {
    try {
      return yield* askApi((api, signal) => fetchDetails(api, toBody(stay, sessionCode), signal));
    } catch (error) {
      if (!isExpired(error)) throw error;
    }
  } else {
    yield* put(newSearchRequested({ module: 'HOTEL' }));
    yield* put(searchSectionChanged(hotelSearch.toSection(stay.query)));
  }
  return yield* askAnew(stay);
}
/** A session that was made this very moment is only unknown where the replicas' shared cache is away for a moment. */
function* askAnew(stay: DetailStay) {
  for (const wait of WAITS_MS) {
    try {
      return yield* askOnce(stay);
    } catch (error) {
      if (!isExpired(error)) throw error;
    }
    yield* delay(wait);
  }
  return yield* askOnce(stay);
}
function* askOnce(stay: DetailStay) {
  const { query, hotelCode } = stay;
  return yield* askApi(async (api, signal) => {
    const sessionCode = await searchHotel(api, query, hotelCode, signal);
    return fetchDetails(api, toBody(stay, sessionCode), signal);
  });
}

/** Asks again for prices that expired while the page was open; what stands on it stays until the answer is here. */
function* renewDetail() {
  const detail = yield* select(selectHotelDetail);
  if (detail.phase !== 'ready' || detail.renewal !== 'running') return;
  try {
    yield* put(detailSucceeded(yield* askAnew(detail.stay)));
  } catch (error) {
    const problem = toProblem(error);
    yield* put(isGone(problem.code) ? detailFailed(problem) : renewalFailed());
  }
}

const toBody = ({ query, hotelCode }: DetailStay, sessionCode: string) => ({
  sessionCode,
  hotelCode,
  rooms: query.rooms,
});
const isExpired = (error: unknown) =>
  error instanceof ApiProblem && error.problem.code === 'SESSION_EXPIRED';
const isGone = (code: string) => code === 'SOLD_OUT' || code === 'HOTEL_NOT_FOUND';

/** A search of another product resets this one: what its hotel was still asked for is of no use. */
function* followDetail(action: Action) {
  if (detailRequested.match(action)) yield* loadDetail(action);
}
function* followRenewal(action: Action) {
  if (!hotelSearch.isOwnReset(action)) yield* renewDetail();
}

export function* detailSaga() {
  yield* takeLatest(detailOpened.type, openDetail);
  yield* takeLatest(
    (action: Action) => detailRequested.match(action) || hotelSearch.isOwnReset(action),
    followDetail,
  );
  yield* takeLatest(
    (action: Action) =>
      pricesExpired.match(action) ||
      renewalRequested.match(action) ||
      hotelSearch.isOwnReset(action),
    followRenewal,
  );
}
