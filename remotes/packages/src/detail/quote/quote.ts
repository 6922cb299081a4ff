import type { PackageDetail, PackageSearchBody } from '@tiquete/contracts';
import {
  ApiProblem,
  createAction,
  createQuery,
  localProblem,
  type ApiClient,
} from '@tiquete/platform';
import { toSearchBody } from '../../api';
import { noFilters } from '../../results/filters/packageFilters';
import type { PackageQuery } from '../../search/packageQuery';
import type { PackageChoice } from '../../urls';

/** A package as an address chooses it, for whom it asks. */
export interface ChosenPackage {
  query: PackageQuery;
  choice: PackageChoice;
}
export interface QuoteAsked extends ChosenPackage {
  /** The quote that it changes; null for a new one. */
  before: { Booking: string; id_hotel: string; total: number | null } | null;
  /** The one before has expired, which is known already. */
  isExpired?: boolean;
}
/** A package with the price of one choice, under a booking code that keeps its rate. */
export interface Quote extends ChosenPackage {
  Booking: string;
  /** ISO moment until which the price stands. */
  expires_at: string;
  detail: PackageDetail;
  /** Whole pesos of the price that expired; null when none did. */
  expired: { total: number | null } | null;
}
export function toQuoteBody({ query, choice, before }: QuoteAsked): PackageSearchBody {
  return {
    ...toSearchBody({ ...query, filters: noFilters }),
    DateBegin: choice.departure,
    DateEnd: choice.departure,
    // A month would move the quote to its first departure.
    id_month: undefined,
    id_year: undefined,
    ItemPackageID: choice.ItemPackageID,
    Booking: before?.Booking ?? '',
    id_hotel: before?.id_hotel ?? '',
    id_temp_hotel: choice.hotel,
    id_services: choice.services,
  };
}
/** One that has expired is asked for anew, once. @throws ApiProblem. */
export async function askQuote(
  api: ApiClient,
  asked: QuoteAsked,
  signal: AbortSignal,
): Promise<Quote> {
  const { query, choice, before } = asked;
  const ask = async (body: PackageSearchBody) =>
    (await api.call('POST packages/searches', { body }, signal)).data;
  const askAnew = () => ask(toQuoteBody({ ...asked, before: null }));
  let isExpired = asked.isExpired ?? false;
  const data = isExpired
    ? await askAnew()
    : await ask(toQuoteBody(asked)).catch((error: unknown) => {
        if (!before || !isQuoteExpired(error)) throw error;
        isExpired = true;
        return askAnew();
      });
  const { Booking, expires_at, detail } = data;
  if (!Booking || !expires_at || !detail) throw localProblem('BAD_ANSWER');
  const expired = isExpired ? { total: before?.total ?? null } : null;
  return { Booking, expires_at, detail, choice, query, expired };
}
const isQuoteExpired = (error: unknown) =>
  error instanceof ApiProblem && error.problem.code === 'QUOTE_EXPIRED';

/** The address chooses this. */
export const choiceOpened = createAction<ChosenPackage>('package/choiceOpened');
/** The price on the page has expired. */
export const quoteExpired = createAction('package/quoteExpired');
export const quoteQuery = createQuery<QuoteAsked, Quote>('package/quote', askQuote);
