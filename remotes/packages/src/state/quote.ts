import type { PackageSearchBody } from '@tiquete/contracts';
import {
  ApiProblem,
  createAction,
  createRequest,
  localProblem,
  type ApiClient,
} from '@tiquete/platform';
import { toListBody } from '../api';
import type { Quote, QuoteRequest, ChosenPackage } from '../model/quote';

export function toQuoteBody({ query, choice, before }: QuoteRequest): PackageSearchBody {
  return {
    ...toListBody(query),
    DateBegin: choice.departure,
    DateEnd: choice.departure,
    // With a month, the api would quote its first departure.
    id_month: undefined,
    id_year: undefined,
    ItemPackageID: choice.ItemPackageID,
    Booking: before?.Booking ?? '',
    id_hotel: before?.id_hotel ?? '',
    id_temp_hotel: choice.hotel,
    id_services: choice.services,
  };
}
/** Requests a quote. If the quote to change has expired, requests a new one, once. @throws ApiProblem */
export async function fetchQuote(
  api: ApiClient,
  request: QuoteRequest,
  signal: AbortSignal,
): Promise<Quote> {
  const { query, choice, before } = request;
  const search = async (body: PackageSearchBody) =>
    (await api.call('POST packages/searches', { body }, signal)).data;
  const searchAgain = () => search(toQuoteBody({ ...request, before: null }));
  let isExpired = request.isExpired ?? false;
  const data = isExpired
    ? await searchAgain()
    : await search(toQuoteBody(request)).catch((error: unknown) => {
        if (!before || !isQuoteExpired(error)) throw error;
        isExpired = true;
        return searchAgain();
      });
  const { Booking, expires_at, detail } = data;
  if (!Booking || !expires_at || !detail) throw localProblem('BAD_ANSWER');
  const expired = isExpired ? { total: before?.total ?? null } : null;
  return { Booking, expires_at, detail, choice, query, expired };
}
const isQuoteExpired = (error: unknown) =>
  error instanceof ApiProblem && error.problem.code === 'QUOTE_EXPIRED';

/** The page of a package opened, or its address changed. */
export const choiceOpened = createAction<ChosenPackage>('package/choiceOpened');
/** The price on the page expired. */
export const quoteExpired = createAction('package/quoteExpired');
export const quoteQuery = createRequest<QuoteRequest, Quote>('package/quote', fetchQuote);
