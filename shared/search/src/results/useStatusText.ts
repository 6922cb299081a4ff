import { useEffect, useState } from 'react';
import { useSearchProductWords } from '../searchProduct';
import type { SearchState } from '../state/searchState';

export interface StatusParts {
  search: SearchState<unknown, unknown>;
  /** What is searched, as the words `results.searching` want it. */
  words: Record<string, string>;
  visible: number;
  /** How many there are without any filter. */
  total: number;
}
/** Where the search stands, in one line that a live region reads when it changes: the count is said once, at the end. */
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
/** An answer without items while sources are still being asked. */
export const isAwaitingFirst = (search: SearchState<unknown, unknown>, total: number): boolean =>
  search.phase === 'found' && search.polling === 'running' && total === 0;

/** Milliseconds after which a wait is put into words. */
const SLOW_AFTER_MS = 6000;
/** True once a wait has become long; a new wait starts anew. */
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
