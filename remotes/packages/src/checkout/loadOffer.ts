import type { FoundOffer, OfferQuery } from '@tiquete/checkout';
import { ApiProblem, request, select, type SagaGenerator } from '@tiquete/platform';
import { fetchQuote } from '../state/quote';
import { resultsUrl } from '../urls';
import { selectPackageInfo, selectQuote } from '../state/slice';
import { wayFor, type CheckoutRequest, type Offer } from '../model/offer';
import type { PackageCheckout } from './packageCheckout';
import type { QuoteRequest } from '../model/quote';

type Query = Pick<OfferQuery<PackageCheckout>, 'request' | 'shown'>;
type Found = FoundOffer<Offer>;

/**
 * The package in the page's address by its quote, or by a new quote if that has expired.
 * @throws ApiProblem
 */
export function* loadOffer({ request, shown }: Query): SagaGenerator<Found> {
  const { Booking } = request;
  const total = yield* knownTotal(request);
  return yield* fetchOffer({ request, shown }, Booking ? { Booking, id_hotel: '', total } : null);
}
/** The same choice with a new quote at the present price. @throws ApiProblem */
export const renewOffer = ({ request, shown }: Query): SagaGenerator<Found> => {
  const { Booking } = request;
  const total = shown?.detail.total ?? null;
  return fetchOffer({ request, shown }, { Booking, id_hotel: '', total }, true);
};

/** Total that the package's page showed for this quote; null if the slice has another one. */
function* knownTotal({ Booking }: CheckoutRequest): SagaGenerator<number | null> {
  const state = yield* select(selectQuote);
  const known = state.phase === 'ready' ? state.value : null;
  if (known?.Booking === Booking) return known.detail.total;
  // After a reload the store has no quote, only its total.
  const info = yield* select(selectPackageInfo);
  return info?.Booking === Booking ? (info.total ?? null) : null;
}
function* fetchOffer(
  { request: { query, choice }, shown }: Query,
  before: QuoteRequest['before'],
  isExpired = false,
): SagaGenerator<Found> {
  try {
    const { Booking, expires_at, detail, expired } = yield* request((api, signal) =>
      fetchQuote(api, { query, choice, before, isExpired }, signal),
    );
    const payment = wayFor(detail, shown?.payment);
    const previousTotal = expired?.total ?? null;
    const offer = { query, choice, Booking, expires_at, detail, payment, previousTotal };
    return { phase: 'ready', offer };
  } catch (error) {
    const code = error instanceof ApiProblem ? error.problem.code : '';
    if (code === 'DEPARTURE_SOLD_OUT') return { phase: 'gone', reason: 'soldOut' };
    // The package's own page no longer exists either, so the link leads to the results.
    if (code === 'PACKAGE_NOT_FOUND')
      return {
        phase: 'gone',
        reason: 'missing',
        others: 'seePackages',
        othersAt: resultsUrl(query),
      };
    throw error;
  }
}
