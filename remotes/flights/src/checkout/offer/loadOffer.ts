import type { FlightOffer, FlightPrebooking } from '@tiquete/contracts';
import { ApiProblem, type ApiClient } from '@tiquete/platform';
import { fetchTariffs, searchFlights } from '../../api';
import { journeyKey } from '../../itinerary/itineraryKey';
import type { FlightQuery } from '../../search/flightQuery';
import { prebook } from '../api';
import type { CheckoutRequest, GoneReason, Offer } from './offerState';

export interface OfferSources {
  api: ApiClient;
  signal: AbortSignal;
  /** Whole pesos on the page; null before anything stands on it. */
  shownTotal: number | null;
  /** The prices of the address expired; they are being asked again. */
  onExpired: () => void;
}
/** Milliseconds between two questions while a source is late. */
const ASK_AGAIN_MS = 1000;
const ASK_AGAIN_TIMES = 8;
const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof ApiProblem && codes.includes(error.problem.code);

type Found = Offer | GoneReason;

/** The offer of the address as it costs now, or why there is none. @throws ApiProblem, or an AbortError when `signal` aborts. */
export async function loadOffer(request: CheckoutRequest, sources: OfferSources): Promise<Found> {
  const { api, signal, shownTotal } = sources;
  const seen = shownTotal ?? request.seen.total;
  try {
    const prebooking = await prebook(api, { ...request.chosen, expected_total: seen ?? 1 }, signal);
    return toOffer(request, request.chosen, prebooking, seen, shownTotal !== null);
  } catch (error) {
    if (hasCode(error, 'OFFER_NO_LONGER_AVAILABLE', 'SOLD_OUT')) return 'soldOut';
    if (!hasCode(error, 'SESSION_EXPIRED', 'PREBOOKING_EXPIRED', 'NOT_FOUND')) throw error;
    sources.onExpired();
    return renewOffer(request, sources);
  }
}
/** The same flights and fare in a session of now. @throws like `loadOffer`. */
async function renewOffer(
  request: CheckoutRequest,
  { api, signal, shownTotal }: Omit<OfferSources, 'onExpired'>,
): Promise<Found> {
  const { query, seen } = request;
  const { sessionCode, offers } = await searchWhole(api, query, signal);
  const [cheapest] = offers.filter((offer) => journeyKey(offer) === seen.flights.join('.'));
  if (!cheapest) return 'expired';
  const offerId = await sameFare(api, { sessionCode, offerId: cheapest.id }, seen.tariff, signal);
  const total = shownTotal ?? seen.total;
  try {
    const prebooking = await prebook(
      api,
      { sessionCode, offerId, expected_total: total ?? cheapest.totalPrice },
      signal,
    );
    return toOffer(request, { sessionCode, offerId }, prebooking, total, true);
  } catch (error) {
    if (hasCode(error, 'OFFER_NO_LONGER_AVAILABLE', 'SOLD_OUT')) return 'expired';
    throw error;
  }
}
/** The offer of the branded fare that was chosen; the one given when the airline has no such fare any more. */
async function sameFare(
  api: ApiClient,
  given: { sessionCode: string; offerId: string },
  tariff: string | null,
  signal: AbortSignal,
): Promise<string> {
  if (tariff === null) return given.offerId;
  const { tariffs } = await fetchTariffs(api, given, signal);
  return tariffs.find(({ code }) => code === tariff)?.offerId ?? given.offerId;
}
/** A search that every source has answered, or as far as they had after some seconds. */
async function searchWhole(
  api: ApiClient,
  query: FlightQuery,
  signal: AbortSignal,
): Promise<{ sessionCode: string; offers: FlightOffer[] }> {
  let answer = await searchFlights(api, query, signal);
  for (let turn = 0; turn < ASK_AGAIN_TIMES && !answer.meta.complete; turn += 1) {
    await new Promise((done) => setTimeout(done, ASK_AGAIN_MS));
    answer = await searchFlights(api, query, signal, answer.meta.sessionCode);
  }
  return { sessionCode: answer.meta.sessionCode, offers: answer.data };
}
function toOffer(
  { query }: CheckoutRequest,
  chosen: Offer['chosen'],
  prebooking: FlightPrebooking,
  seen: number | null,
  isRenewed: boolean,
): Offer {
  const previousTotal = seen === null || seen === prebooking.offer.totalPrice ? null : seen;
  return { query, chosen, prebooking, previousTotal, isRenewed };
}
