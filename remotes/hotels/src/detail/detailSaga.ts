import {
  ApiProblem,
  call,
  cancelled,
  getContext,
  moduleSearchReset,
  newSearchRequested,
  put,
  searchSectionChanged,
  select,
  takeLatest,
  toProblem,
  type ApiClient,
} from '@tiquete/platform';
import { fetchDetails } from '../api';
import { searchHotel } from '../searchHotel';
import { isAnswered } from '../state/isAnswered';
import { toSearchSection } from '../state/searchSection';
import {
  detailFailed,
  detailOpened,
  detailRequested,
  detailSucceeded,
  pricesExpired,
  renewalFailed,
  renewalRequested,
  selectHotelDetail,
  selectHotelSearch,
} from '../state/slice';
import { isOpen, type DetailStay } from './detailState';

type Action = { type: string };

function* openDetail({ payload: stay }: ReturnType<typeof detailOpened>) {
  const detail = yield* select(selectHotelDetail);
  if (!isOpen(detail, stay, Date.now())) yield* put(detailRequested(stay));
}

function* loadDetail({ payload: stay }: ReturnType<typeof detailRequested>) {
  const api = yield* getContext<ApiClient>('api');
  const abort = new AbortController();
  try {
    const page = yield* ask(api, stay, abort.signal);
    yield* put(detailSucceeded(page));
    yield* put(searchSectionChanged({ sessionCode: page.sessionCode }));
  } catch (error) {
    yield* put(detailFailed(toProblem(error)));
  } finally {
    if (yield* cancelled()) abort.abort();
  }
}

/** In the session of the results when it still lives; else, as from a shared address, in one of this hotel's own. */
function* ask(api: ApiClient, stay: DetailStay, signal: AbortSignal) {
  const search = yield* select(selectHotelSearch);
  const session =
    search.phase === 'found' && isAnswered(search, stay.query, Date.now())
      ? search.page.data.sessionCode
      : null;
  if (session) {
    try {
      return yield* call(fetchDetails, api, toBody(stay, session), signal);
    } catch (error) {
      if (!isExpired(error)) throw error;
    }
  } else {
    yield* put(newSearchRequested({ module: 'HOTEL' }));
    yield* put(searchSectionChanged(toSearchSection(stay.query)));
  }
  return yield* askAnew(api, stay, signal);
}
function* askAnew(api: ApiClient, stay: DetailStay, signal: AbortSignal) {
  const { query, hotelCode } = stay;
  const sessionCode = yield* call(searchHotel, api, query, hotelCode, signal);
  return yield* call(fetchDetails, api, toBody(stay, sessionCode), signal);
}

/** Asks again for prices that expired while the page was open; what stands on it stays until the answer is here. */
function* renewDetail() {
  const detail = yield* select(selectHotelDetail);
  if (detail.phase !== 'ready' || detail.renewal !== 'running') return;
  const api = yield* getContext<ApiClient>('api');
  const abort = new AbortController();
  try {
    const page = yield* askAnew(api, detail.stay, abort.signal);
    yield* put(detailSucceeded(page));
    yield* put(searchSectionChanged({ sessionCode: page.sessionCode }));
  } catch (error) {
    const problem = toProblem(error);
    yield* put(isGone(problem.code) ? detailFailed(problem) : renewalFailed());
  } finally {
    if (yield* cancelled()) abort.abort();
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
const isReset = (action: Action) =>
  moduleSearchReset.match(action) && action.payload.module === 'HOTEL';
function* followDetail(action: Action) {
  if (detailRequested.match(action)) yield* loadDetail(action);
}
function* followRenewal(action: Action) {
  if (!isReset(action)) yield* renewDetail();
}

export function* detailSaga() {
  yield* takeLatest(detailOpened.type, openDetail);
  yield* takeLatest(
    (action: Action) => detailRequested.match(action) || isReset(action),
    followDetail,
  );
  yield* takeLatest(
    (action: Action) =>
      pricesExpired.match(action) || renewalRequested.match(action) || isReset(action),
    followRenewal,
  );
}
