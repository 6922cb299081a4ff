import type { FlightOffer } from '@tiquete/contracts';
import {
  ApiProblem,
  askApi,
  put,
  race,
  searchSectionChanged,
  select,
  take,
  takeEvery,
  takeLatest,
  toProblem,
} from '@tiquete/platform';
import { fetchTariffs } from '../api';
import { journeyKey } from '../itinerary/itineraryKey';
import { flightSearch } from './flightSearch';
import {
  drawerClosed,
  offerChosen,
  offerRenewed,
  tariffChosen,
  tariffsExpired,
  tariffsFailed,
  tariffsSucceeded,
} from './slice';

const { searchFailed, searchRequested, searchSucceeded } = flightSearch.actions;

/** Asks the airline for its other fares of the offer. */
function* askTariffs({ id: offerId }: FlightOffer) {
  const search = yield* select(flightSearch.selectSearch);
  if (search.phase !== 'found') return;
  const { sessionCode } = search.page.meta;
  const { tariffs } = yield* askApi((api, signal) =>
    fetchTariffs(api, { sessionCode, offerId }, signal),
  );
  yield* put(tariffsSucceeded(tariffs));
}
/** The same search again, and the same flights in its answer, of the same fare if it is still there; undefined when they are gone. */
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
    yield* askTariffs(offer);
  } catch (error) {
    const again = isExpired(error) ? yield* findAgain(offer) : undefined;
    if (again) yield* showRenewed(again);
    else yield* put(tariffsFailed(toProblem(error)));
  }
}
function* showRenewed(offer: FlightOffer) {
  yield* put(offerRenewed(offer));
  try {
    yield* askTariffs(offer);
  } catch (error) {
    yield* put(tariffsFailed(toProblem(error)));
  }
}
function* keepSource({ payload }: ReturnType<typeof tariffChosen>) {
  yield* put(searchSectionChanged({ flightOfferSource: payload.source }));
}

/** Another offer, or a closed drawer, aborts what is still being asked. */
function* followDrawer(
  action: ReturnType<typeof offerChosen | typeof drawerClosed | typeof tariffChosen>,
) {
  if (offerChosen.match(action)) yield* showTariffs(action);
}

export function* tariffSaga() {
  yield* takeLatest([offerChosen.type, drawerClosed.type, tariffChosen.type], followDrawer);
  yield* takeEvery(tariffChosen.type, keepSource);
}
