import { queryPairs, type FlightQuery } from '@tiquete/domain/searches/flights';

export const HOME_PATH = '/flights';
export const RESULTS_PATH = '/searchs/flights';
export const CHECKOUT_PATH = '/checkout/flight';
export const CONFIRMATION_PATH = '/checkout/flight/confirmation';

/** Address of the results page, which holds the search. `more` has parameters of the page itself. */
export function resultsUrl(query: FlightQuery, more: [string, string][] = []): string {
  return `${RESULTS_PATH}?${new URLSearchParams([...queryPairs(query), ...more])}`;
}
/** Address of the checkout of one offer. It holds the search too, which finds the offer again after its session expired. */
export function checkoutUrl(
  query: FlightQuery,
  chosen: { sessionCode: string; offerId: string },
): string {
  return `${CHECKOUT_PATH}?${new URLSearchParams([...queryPairs(query), ['sessionCode', chosen.sessionCode], ['offerId', chosen.offerId]])}`;
}
export function confirmationUrl(bookingId: string, reference?: string): string {
  return `${CONFIRMATION_PATH}?${new URLSearchParams([['booking', bookingId], ...(reference ? [['payment', reference]] : [])])}`;
}
/** The offer in a checkout's address; null without one. */
export function parseChosen(search: string): { sessionCode: string; offerId: string } | null {
  const params = new URLSearchParams(search);
  const [sessionCode, offerId] = [params.get('sessionCode') ?? '', params.get('offerId') ?? ''];
  return /^[\w-]{8,64}$/.test(sessionCode) && /^[\w.-]{1,80}$/.test(offerId)
    ? { sessionCode, offerId }
    : null;
}
