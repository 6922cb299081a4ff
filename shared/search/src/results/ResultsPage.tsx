import { useLayoutEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { today, useDispatch, useLocation, useNavigate, useStable } from '@tiquete/platform';
import { InvalidSearch } from './InvalidSearch';
import { SearchProductContext, type SearchProduct } from '../searchProduct';

export interface ResultsPageProps<Draft, Query, Errors> {
  product: SearchProduct<Draft, Query, Errors>;
  results: ComponentType<{ query: Query }>;
  /** What an address says beside the request, such as filters, for the slice to keep. */
  openView(this: void, search: string): { type: string };
  /** Address with the filters that were kept of this search, when the page opens without any. Null when there are none. */
  keptUrl?(this: void, query: Query, search: string): string | null;
}
/**
 * The address is the request: it goes into the store, and the page below reads it from there. One that is none gets an
 * explanation and the form.
 */
export function ResultsPage<Draft, Query, Errors>({
  product,
  results: Results,
  openView,
  keptUrl,
}: ResultsPageProps<Draft, Query, Errors>) {
  const { search } = useLocation();
  const { parse, check } = product;
  const draft = useMemo(() => parse(search), [parse, search]);
  const checked = useMemo(() => check(draft, today()), [check, draft]);
  const dispatch = useDispatch();
  const { actions, keyOf } = product.search;
  const found = checked.phase === 'valid' ? checked.query : null;
  const query = useStable(found ? keyOf(found) : '', found);
  // Before the browser draws, so that nothing of an earlier address is seen.
  useLayoutEffect(() => {
    if (query) dispatch(actions.resultsOpened(query));
  }, [dispatch, actions, query]);
  const navigate = useNavigate();
  const [kept] = useState(() => query && keptUrl?.(query, search));
  useLayoutEffect(() => {
    if (kept) void navigate(kept, { replace: true });
  }, [kept, navigate]);
  const seen = useRef(search);
  useLayoutEffect(() => {
    dispatch(openView(search));
    if (seen.current !== search) dispatch(actions.rowsReleased());
    seen.current = search;
  }, [dispatch, openView, actions, search]);
  return (
    <SearchProductContext value={product}>
      {checked.phase === 'valid' ? (
        <Results query={checked.query} />
      ) : (
        <InvalidSearch key={search} draft={draft} errors={checked.errors} />
      )}
    </SearchProductContext>
  );
}
