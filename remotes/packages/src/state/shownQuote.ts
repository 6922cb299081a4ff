import type { Problem, StoredRequest } from '@tiquete/platform';
import { detailUrl } from '../urls';
import type { ChosenPackage, Quote, QuoteRequest } from '../model/quote';

export type QuoteState = StoredRequest<QuoteRequest, Quote>;
export type ShownQuote =
  | { phase: 'opening' }
  | { phase: 'failed'; problem: Problem; requested: QuoteRequest }
  /** `isLoading` while a change is priced; `problem` of the last change that was rejected. */
  | { phase: 'ready'; quote: Quote; isLoading: boolean; problem: Problem | null };

export const addressOf = ({ query, choice }: ChosenPackage): string => detailUrl(query, choice);

/** The quote of this package, with any choices. */
export function quoteOf(state: QuoteState, { choice }: ChosenPackage): Quote | null {
  const known = state.phase === 'ready' || state.phase === 'loading' ? state.value : null;
  return known?.choice.ItemPackageID === choice.ItemPackageID ? known : null;
}
/** The state of the page for this choice. */
export function shownQuote(state: QuoteState, chosen: ChosenPackage): ShownQuote {
  const address = addressOf(chosen);
  const requested = state.phase === 'idle' ? null : addressOf(state.query);
  const quote = quoteOf(state, chosen);
  if (quote) {
    const problem = state.phase === 'ready' ? state.problem : null;
    // A new address counts as loading from its first render on, before its request is sent.
    const isAnswered = addressOf(quote) === address || (problem !== null && requested === address);
    return { phase: 'ready', quote, isLoading: state.phase === 'loading' || !isAnswered, problem };
  }
  return state.phase === 'failed' && requested === address
    ? { phase: 'failed', problem: state.problem, requested: state.query }
    : { phase: 'opening' };
}
/** Address of the present quote if the api rejected this choice; null otherwise. */
export function currentAddress(state: QuoteState, chosen: ChosenPackage): string | null {
  if (state.phase !== 'ready' || !state.problem) return null;
  const [address, current] = [addressOf(chosen), addressOf(state.value)];
  return addressOf(state.query) === address && current !== address ? current : null;
}
