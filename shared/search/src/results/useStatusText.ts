import { useEffect, useState } from 'react';
import { useSearchProductWords } from '../searchProduct';
import type { SearchState } from '../state/searchState';

export interface StatusParts {
  search: SearchState<unknown, unknown>;
  /** Values of the message `results.searching`. */
  words: Record<string, string>;
  visible: number;
  /** Number of results without filters. */
  total: number;
}
/** State of the search in one line for a live region. The number of results is announced once, at the end. */
export function useStatusText({ search, words, visible, total }: StatusParts): string {
  const t = useSearchProductWords();
  const isSlow = useIsSlow(search.phase === 'searching');
  if (search.phase === 'searching' && search.isBusy) return t('results.busy');
  if (search.phase === 'searching' || isAwaitingFirst(search, total))
    return isSlow ? t('results.searchingSlow') : t('results.searching', words);
  if (search.phase !== 'found') return '';
  const count =
    visible === total
      ? t('results.count', { count: total })
      : t('results.countOf', { count: total, visible });
  return search.polling === 'running' ? t('results.partial', { count }) : count;
}
/** True while no item has arrived and sources are still pending. */
export const isAwaitingFirst = (search: SearchState<unknown, unknown>, total: number): boolean =>
  search.phase === 'found' && search.polling === 'running' && total === 0;

/** Milliseconds until the text mentions a long wait. */
const SLOW_AFTER_MS = 6000;
/** True once a wait is long. Each wait counts from its own start. */
function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}
