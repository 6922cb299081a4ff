import { useLayoutEffect, useMemo, type ComponentType } from 'react';
import { today, useDispatch, useLocation } from '@tiquete/platform';
import { InvalidSearch } from '../form/InvalidSearch';
import { SearchProductContext, type SearchProduct } from '../searchProduct';

export interface ResultsPageProps<Draft, Query, Errors> {
  product: SearchProduct<Draft, Query, Errors>;
  results: ComponentType<{ query: Query }>;
}
/**
 * The address is the request: it goes into the store, and the page below reads it from there. One that is none gets an
 * explanation and the form.
 */
export function ResultsPage<Draft, Query, Errors>({
  product,
  results: Results,
}: ResultsPageProps<Draft, Query, Errors>) {
  const { search } = useLocation();
  const { parse, check } = product;
  const draft = useMemo(() => parse(search), [parse, search]);
  const checked = useMemo(() => check(draft, today()), [check, draft]);
  useOpenAddress(product, search, checked.phase === 'valid' ? checked.query : null);
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
/** Before the browser draws, so that nothing of an earlier address is seen. */
function useOpenAddress<Draft, Query, Errors>(
  { search: { actions, keyOf }, viewOpened }: SearchProduct<Draft, Query, Errors>,
  search: string,
  query: Query | null,
) {
  const dispatch = useDispatch();
  const key = query && keyOf(query);
  useLayoutEffect(() => {
    if (query) dispatch(actions.resultsOpened(query));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- equal keys are equal requests
  }, [dispatch, key]);
  useLayoutEffect(() => void dispatch(viewOpened(search)), [dispatch, viewOpened, search]);
}
