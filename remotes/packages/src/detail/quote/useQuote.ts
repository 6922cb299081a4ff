import { useEffect } from 'react';
import { useDispatch, useNavigate, useSelector, type Problem } from '@tiquete/platform';
import type { PackageQuery } from '../../search/packageQuery';
import type { PackageInfo } from '../../state/packageState';
import { selectPackageInfo, selectQuote } from '../../state/slice';
import { detailUrl, type PackageChoice } from '../../urls';
import { quoteQuery, type Quote, type QuoteAsked } from './quote';

export type ShownQuote =
  | { phase: 'opening' }
  | { phase: 'failed'; problem: Problem; retry: () => void }
  /** `isAsking` while a change of it is priced; `problem` of the last change that could not be made. */
  | { phase: 'ready'; quote: Quote; isAsking: boolean; problem: Problem | null };

/**
 * The quote of what the address chooses, asked for once a choice. The one before it stays until the new one is there; a choice
 * that cannot be priced is taken back, and the address with it.
 */
export function useQuote(query: PackageQuery, choice: PackageChoice): ShownQuote {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const state = useSelector(selectQuote);
  const info = useSelector(selectPackageInfo);
  const url = detailUrl(query, choice);
  const known = state.phase === 'ready' || state.phase === 'loading' ? state.value : null;
  const quote = known?.choice.ItemPackageID === choice.ItemPackageID ? known : null;
  const asked = state.phase === 'idle' ? null : urlOf(state.query);
  const kept = quote && urlOf(quote);
  const problem = state.phase === 'ready' ? state.problem : null;
  useExpiry(state.phase === 'ready' ? quote : null);
  useEffect(() => {
    const isHere = state.phase === 'ready' && kept === url;
    const isOnItsWay = state.phase === 'loading' && asked === url;
    if (isHere || isOnItsWay) return;
    const earlier = quote ? { before: beforeOf(quote, query, choice) } : earlierVisit(info, url);
    const ask = quote ? quoteQuery.refreshed : quoteQuery.opened;
    dispatch(ask({ query, choice, ...earlier }));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- equal addresses are equal choices
  }, [dispatch, url]);
  useEffect(() => {
    if (problem && kept && kept !== url && asked === url)
      void navigate(kept, { replace: true, preventScrollReset: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- each refusal takes the address back once
  }, [problem]);
  // A new address is asked about from its first drawing on, which is before its question leaves.
  const isRefused = problem !== null && asked === url;
  const isAsking = state.phase === 'loading' || (kept !== url && !isRefused);
  if (quote) return { phase: 'ready', quote, isAsking, problem };
  if (state.phase === 'failed' && asked === url) {
    const retry = () => void dispatch(quoteQuery.opened(state.query));
    return { phase: 'failed', problem: state.problem, retry };
  }
  return { phase: 'opening' };
}
const urlOf = ({ query, choice }: Pick<QuoteAsked, 'query' | 'choice'>) => detailUrl(query, choice);
/** The quote of an earlier visit, whose rate goes on while it is open; of one that expired the price is still told. */
function earlierVisit(
  info: PackageInfo | null,
  url: string,
): Pick<QuoteAsked, 'before' | 'isExpired'> {
  if (info?.address !== url) return { before: null };
  const { Booking, total = null, expires_at } = info;
  return {
    before: { Booking, id_hotel: '', total },
    isExpired: Date.parse(expires_at) <= Date.now(),
  };
}
/** What a change goes on from; a choice that is taken back to nothing chosen begins anew, for a quote keeps what it has. */
function beforeOf(quote: Quote, query: PackageQuery, choice: PackageChoice): QuoteAsked['before'] {
  const isTakenBack =
    (quote.choice.hotel !== '' && choice.hotel === '') ||
    (quote.query.origin !== null && query.origin === null);
  if (isTakenBack) return null;
  const { Booking, detail } = quote;
  return { Booking, id_hotel: detail.hotel.id_hotel, total: detail.total };
}

/** A quote is asked for anew once it expires; a tab that slept through it does so as it wakes. */
function useExpiry(quote: Quote | null) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!quote) return;
    const { query, choice, expires_at } = quote;
    const expiry = Date.parse(expires_at);
    const look = () => {
      if (expiry <= Date.now())
        dispatch(
          quoteQuery.refreshed({
            query,
            choice,
            before: beforeOf(quote, query, choice),
            isExpired: true,
          }),
        );
    };
    const timer = setTimeout(look, Math.max(0, expiry - Date.now()) + 50);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [dispatch, quote]);
}
