import { all, put, select, takeEvery, takeLatest } from '@tiquete/platform';
import type { PackageInfo } from './packageState';
import { selectPackageInfo, selectQuote } from './slice';
import { choiceOpened, quoteExpired, quoteQuery } from './quote';
import { addressOf, quoteOf } from './shownQuote';
import type { ChosenPackage, Quote, QuoteRequest } from '../model/quote';

/** The quote that a request changes, if there is one. */
type Before = Pick<QuoteRequest, 'before' | 'isExpired'>;

/**
 * Requests the quote for the choice in the page's address, unless it is loaded or loading. The previous quote stays
 * until then.
 */
function* openChoice({ payload: chosen }: ReturnType<typeof choiceOpened>) {
  const state = yield* select(selectQuote);
  const address = addressOf(chosen);
  const quote = quoteOf(state, chosen);
  if (state.phase === 'ready' && quote && addressOf(quote) === address) return;
  if (state.phase === 'loading' && addressOf(state.query) === address) return;
  if (quote) {
    yield* put(quoteQuery.refreshed({ ...chosen, before: beforeOf(quote, chosen) }));
    return;
  }
  const info = yield* select(selectPackageInfo);
  yield* put(quoteQuery.opened({ ...chosen, ...earlierVisit(info, address) }));
}
/** Requests a new quote when the present one has expired. A running change does that by itself. */
function* renewQuote() {
  const state = yield* select(selectQuote);
  if (state.phase !== 'ready') return;
  const { query, choice } = state.value;
  const before = beforeOf(state.value, { query, choice });
  yield* put(quoteQuery.refreshed({ query, choice, before, isExpired: true }));
}
/**
 * The quote of an earlier visit, which is valid until it expires. The price of an expired quote is still used to report
 * a change.
 */
function earlierVisit(info: PackageInfo | null, address: string): Before {
  if (info?.address !== address) return { before: null };
  const { Booking, total = null, expires_at } = info;
  return {
    before: { Booking, id_hotel: '', total },
    isExpired: Date.parse(expires_at) <= Date.now(),
  };
}
/** The quote to change. Removing a hotel or the origin requires a new quote, as a quote cannot drop them. */
function beforeOf(quote: Quote, { query, choice }: ChosenPackage): QuoteRequest['before'] {
  const isTakenBack =
    (quote.choice.hotel !== '' && choice.hotel === '') ||
    (quote.query.origin !== null && query.origin === null);
  if (isTakenBack) return null;
  const { Booking, detail } = quote;
  return { Booking, id_hotel: detail.hotel.id_hotel, total: detail.total };
}

export function* quoteSaga() {
  yield* all([takeLatest(choiceOpened, openChoice), takeEvery(quoteExpired.type, renewQuote)]);
}
