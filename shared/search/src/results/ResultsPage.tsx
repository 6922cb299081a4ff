import { useLayoutEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { today, useDispatch, useLocation, useNavigate, useStable } from '@tiquete/platform';
import { InvalidSearch } from './InvalidSearch';
import { takeAhead } from './opensResults';
import { SearchProductContext, type SearchAddress, type SearchProduct } from '../searchProduct';

export interface ResultsPageProps<Draft, Query, Errors> {
  product: SearchProduct<Draft, Query, Errors>;
  address: SearchAddress<Draft, Query, Errors>;
  results: ComponentType<{ query: Query }>;
  /** Action that stores the rest of the page's address, such as filters, in the slice. */
  openView(this: void, search: string): { type: string };
  /** Address with the stored filters of this search, used when the page opens without any. Null when there are none. */
  storedUrl?(this: void, query: Query, search: string): string | null;
}
/**
 * Results page: its address is the request, which it puts into the store for the components below. An invalid address shows
 * an explanation and the form.
 */
export function ResultsPage<Draft, Query, Errors>({
  product,
  address: { parse, check, missing },
  results: Results,
  openView,
  storedUrl,
}: ResultsPageProps<Draft, Query, Errors>) {
  const { search } = useLocation();
  const draft = useMemo(() => parse(search), [parse, search]);
  const checked = useMemo(() => check(draft, today()), [check, draft]);
  const dispatch = useDispatch();
  const { actions, keyOf } = product.search;
  const found = checked.phase === 'valid' ? checked.query : null;
  const query = useStable(found ? keyOf(found) : '', found);
  // Runs before the browser paints, so that results of an earlier address are never visible.
  useLayoutEffect(() => {
    if (query && !takeAhead(product, keyOf(query))) dispatch(actions.resultsOpened(query));
  }, [dispatch, actions, keyOf, product, query]);
  const navigate = useNavigate();
  const [stored] = useState(() => query && storedUrl?.(query, search));
  useLayoutEffect(() => {
    if (stored) void navigate(stored, { replace: true });
  }, [stored, navigate]);
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
        <InvalidSearch
          key={search}
          draft={draft}
          errors={checked.errors}
          missing={missing(checked.errors)}
        />
      )}
    </SearchProductContext>
  );
}
