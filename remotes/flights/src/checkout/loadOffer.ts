import { SLOW_CALL_MS, type FoundOffer, type OfferQuery } from '@tiquete/checkout';
import type { FlightOffer, FlightPrebooking, FlightPrebookingBody } from '@tiquete/contracts';
import { toSearchBody, type FlightQuery } from '@tiquete/domain/searches/flights';
import { ApiProblem, poll, request, type SagaGenerator } from '@tiquete/platform';
import { fetchTariffs, searchFlights } from '../api';
import { journeyKey } from '../model/itineraryKey';
import { flightSearch, SOURCES_MS } from '../state/flightSearch';
import type { ResultPage } from '../state/flightState';
import { fareTotal, type CheckoutRequest, type GoneReason, type Offer } from '../model/offer';
import type { FlightCheckout } from './flightCheckout';

const UNTIL_ANSWERED = { isPending: flightSearch.isPending, pauseMs: 1000, forMs: SOURCES_MS };
const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof ApiProblem && codes.includes(error.problem.code);

type Found = FoundOffer<Offer>;
const gone = (reason: GoneReason): Found => ({ phase: 'gone', reason });
type Searched = { sessionCode: string; offers: FlightOffer[] };

/**
 * Prices an offer again and returns its booking requirements. @throws ApiProblem SESSION_EXPIRED, OFFER_NO_LONGER_AVAILABLE
 * and the general ones.
 */
function* prebook(body: FlightPrebookingBody): SagaGenerator<FlightPrebooking> {
  const input = { body, timeoutMs: SLOW_CALL_MS };
  const answer = yield* request((api, signal) =>
    api.call('POST flights/prebookings', input, signal),
  );
  return answer.data;
}
/**
 * The offer in the page's address at its current price, or the reason why it is no longer sold.
 * @throws ApiProblem
 */
export function* loadOffer(offerQuery: OfferQuery<FlightCheckout>): SagaGenerator<Found> {
  const { request, shown } = offerQuery;
  const seen = shown ? fareTotal(shown) : request.seen.total;
  try {
    const prebooking = yield* prebook({ ...request.chosen, expected_total: seen ?? 1 });
    return toOffer(request, request.chosen, prebooking, seen, shown !== null);
  } catch (error) {
    if (hasCode(error, 'OFFER_NO_LONGER_AVAILABLE', 'SOLD_OUT')) return gone('soldOut');
    if (!hasCode(error, 'SESSION_EXPIRED', 'PREBOOKING_EXPIRED', 'NOT_FOUND')) throw error;
    yield* offerQuery.expired();
    return yield* renewOffer(request, seen);
  }
}
/** The same flights and fare in a new search session. `total` is the one that the traveller saw. @throws ApiProblem */
function* renewOffer(request: CheckoutRequest, total: number | null): SagaGenerator<Found> {
  const { query, seen } = request;
  const { sessionCode, offers } = yield* searchWhole(query);
  const [cheapest] = offers.filter((offer) => journeyKey(offer) === seen.flights.join('.'));
  if (!cheapest) return gone('expired');
  const offerId = yield* sameFare({ sessionCode, offerId: cheapest.id }, seen.tariff);
  try {
    const prebooking = yield* prebook({
      sessionCode,
      offerId,
      expected_total: total ?? cheapest.totalPrice,
    });
    return toOffer(request, { sessionCode, offerId }, prebooking, total, true);
  } catch (error) {
    if (hasCode(error, 'OFFER_NO_LONGER_AVAILABLE', 'SOLD_OUT')) return gone('expired');
    throw error;
  }
}
/** The offer of the chosen branded fare, or `offer` itself if the airline no longer has that fare. */
function* sameFare(
  given: { sessionCode: string; offerId: string },
  tariff: string | null,
): SagaGenerator<string> {
  if (tariff === null) return given.offerId;
  const { tariffs } = yield* request((api, signal) => fetchTariffs(api, given, signal));
  return tariffs.find(({ code }) => code === tariff)?.offerId ?? given.offerId;
}
/** Results of a search once all suppliers have answered or its time limit has passed. */
function* searchWhole(query: FlightQuery): SagaGenerator<Searched> {
  const { data, meta } = yield* poll<ResultPage>(
    (previous) =>
      request((api, signal) =>
        searchFlights(api, toSearchBody(query), signal, previous?.meta.sessionCode),
      ),
    UNTIL_ANSWERED,
  );
  return { sessionCode: meta.sessionCode, offers: data };
}
function toOffer(
  { query }: CheckoutRequest,
  chosen: Offer['chosen'],
  prebooking: FlightPrebooking,
  seen: number | null,
  isRenewed: boolean,
): Found {
  const previousTotal = seen === null || seen === prebooking.offer.totalPrice ? null : seen;
  return { phase: 'ready', offer: { query, chosen, prebooking, previousTotal, isRenewed } };
}
