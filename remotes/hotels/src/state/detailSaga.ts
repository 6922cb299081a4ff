import {
  ApiProblem,
  newSearchRequested,
  poll,
  put,
  request,
  searchSectionChanged,
  select,
  selectSearchSection,
  takeLatest,
  toProblem,
  type SagaGenerator,
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
import { isOpen, type DetailPage, type DetailStay } from '../model/detail';

type Action = { type: string };

/** Waits for a new session that is not known to every replica of the api yet. Milliseconds. */
const UNTIL_KNOWN = {
  isPending: (answer: unknown) => isExpired(answer),
  pauseMs: 1000,
  longestPauseMs: 4000,
  maxCalls: 4,
};

function* openDetail({ payload: stay }: ReturnType<typeof detailOpened>) {
  const detail = yield* select(selectHotelDetail);
  if (!isOpen(detail, stay, Date.now())) yield* put(detailRequested(stay));
}

function* loadDetail({ payload: stay }: ReturnType<typeof detailRequested>) {
  try {
    yield* put(detailSucceeded(yield* load(stay)));
  } catch (error) {
    yield* put(detailFailed(toProblem(error)));
  }
}

/**
 * Loads the detail in the session of the results. Without a live one, such as from a shared address, the hotel is searched
 * first.
 */
function* load(stay: DetailStay) {
  const search = yield* select(hotelSearch.selectSearch);
  const { typeLastSearch, sessionCode } = yield* select(selectSearchSection);
  const isFresh =
    typeLastSearch === 'HOTEL' && hotelSearch.hasFreshResults(search, stay.query, Date.now());
  // Before the first answer a search has no session.
  if (isFresh && sessionCode) {
    try {
      return yield* request((api, signal) => fetchDetails(api, toBody(stay, sessionCode), signal));
    } catch (error) {
      if (!isExpired(error)) throw error;
    }
  } else {
    yield* put(newSearchRequested({ module: 'HOTEL' }));
    yield* put(searchSectionChanged(hotelSearch.toSection(stay.query)));
  }
  return yield* loadInNewSession(stay);
}
/** @throws ApiProblem */
function* loadInNewSession(stay: DetailStay): SagaGenerator<DetailPage> {
  const answer = yield* poll<DetailPage | ApiProblem>(function* () {
    try {
      const sessionCode = yield* searchHotel(stay.query, stay.hotelCode);
      return yield* request((api, signal) => fetchDetails(api, toBody(stay, sessionCode), signal));
    } catch (error) {
      if (isExpired(error)) return error;
      throw error;
    }
  }, UNTIL_KNOWN);
  if (answer instanceof ApiProblem) throw answer;
  return answer;
}

/** Loads prices that expired while the page was open. The old ones stay on the page meanwhile. */
function* renewDetail() {
  const detail = yield* select(selectHotelDetail);
  if (detail.phase !== 'ready' || detail.renewal !== 'running') return;
  try {
    yield* put(detailSucceeded(yield* loadInNewSession(detail.stay)));
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
const isExpired = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.problem.code === 'SESSION_EXPIRED';
const isGone = (code: string) => code === 'SOLD_OUT' || code === 'HOTEL_NOT_FOUND';

/** A search of another product resets this search and aborts the request for its hotel. */
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
