import type { FlightOffer } from '@tiquete/contracts';
import {
  ApiProblem,
  put,
  race,
  request,
  searchSectionChanged,
  select,
  selectSearchSection,
  take,
  takeEvery,
  takeLatest,
  toProblem,
} from '@tiquete/platform';
import { fetchTariffs } from '../api';
import { journeyKey } from '../model/itineraryKey';
import { flightSearch } from './flightSearch';
import {
  drawerClosed,
  drawerReopened,
  offerChosen,
  offerRenewed,
  selectDrawerOffer,
  selectOpenDrawerTariff,
  selectTariffs,
  selectUpselling,
  tariffChosen,
  tariffsExpired,
  tariffsFailed,
  tariffsSucceeded,
} from './slice';

const { partialReceived, pollingEnded, searchFailed, searchRequested, searchSucceeded } =
  flightSearch.actions;

/** Fetches the other fares of an offer, in the session of the results. */
function* loadTariffs({ id: offerId }: FlightOffer) {
  const { phase } = yield* select(flightSearch.selectSearch);
  if (phase !== 'found') return;
  const { sessionCode } = yield* select(selectSearchSection);
  const { tariffs } = yield* request((api, signal) =>
    fetchTariffs(api, { sessionCode, offerId }, signal),
  );
  yield* put(tariffsSucceeded(tariffs));
}
/**
 * Repeats the search and returns the same flights from its results, with the same fare if possible; undefined if they
 * are no longer sold.
 */
function* findAgain(offer: FlightOffer) {
  const search = yield* select(flightSearch.selectSearch);
  if (search.phase !== 'found') return undefined;
  yield* put(tariffsExpired());
  yield* put(searchRequested(search.query));
  const { found } = yield* race({ found: take(searchSucceeded), failed: take(searchFailed) });
  const key = journeyKey(offer);
  const same = found?.payload.data.filter((other) => journeyKey(other) === key) ?? [];
  return same.find(({ fare_family }) => fare_family === offer.fare_family) ?? same[0];
}
const isExpired = (error: unknown) =>
  error instanceof ApiProblem && error.problem.code === 'SESSION_EXPIRED';

function* showTariffs({ payload: offer }: ReturnType<typeof offerChosen>) {
  try {
    yield* loadTariffs(offer);
  } catch (error) {
    const again = isExpired(error) ? yield* findAgain(offer) : undefined;
    if (again) yield* showRenewed(again);
    else yield* put(tariffsFailed(toProblem(error)));
  }
}
function* showRenewed(offer: FlightOffer) {
  yield* put(offerRenewed(offer));
  try {
    yield* loadTariffs(offer);
  } catch (error) {
    yield* put(tariffsFailed(toProblem(error)));
  }
}
function* keepSource({ payload: { source } }: ReturnType<typeof offerChosen>) {
  yield* put(searchSectionChanged({ flightOfferSource: source }));
}

/** After a reload with an open drawer, opens it again once the results contain the same offer of the same source. */
function* reopenDrawer({ payload: page }: ReturnType<typeof searchSucceeded>) {
  const wanted = yield* wantedOffer();
  if (!wanted) return;
  const { flightOfferSource } = yield* select(selectSearchSection);
  const offer = page.data.find(
    (other) =>
      other.source === flightOfferSource &&
      other.fare_family === wanted.fare &&
      journeyKey(other) === wanted.flights,
  );
  if (!offer) return;
  const isSameSession = page.meta.sessionCode === wanted.sessionCode;
  const tariffs = yield* select(selectTariffs);
  yield* put(isSameSession && tariffs.length > 0 ? drawerReopened(offer) : offerChosen(offer));
}
function* giveUpDrawer() {
  if (yield* wantedOffer()) yield* put(drawerClosed());
}
/** The stored offer of an open drawer until the results contain it. */
function* wantedOffer() {
  const isOpen = yield* select(selectOpenDrawerTariff);
  const { phase } = yield* select(selectUpselling);
  return isOpen && phase === 'idle' ? yield* select(selectDrawerOffer) : null;
}

/** Another offer or a closed drawer aborts the running request. */
function* followDrawer(
  action: ReturnType<typeof offerChosen | typeof drawerClosed | typeof tariffChosen>,
) {
  if (offerChosen.match(action)) yield* showTariffs(action);
}

export function* tariffSaga() {
  yield* takeLatest([offerChosen.type, drawerClosed.type, tariffChosen.type], followDrawer);
  yield* takeEvery([offerChosen.type, offerRenewed.type], keepSource);
  yield* takeEvery([searchSucceeded.type, partialReceived.type], reopenDrawer);
  yield* takeEvery([pollingEnded.type, searchFailed.type], giveUpDrawer);
}
