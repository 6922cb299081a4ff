import { useMemo, type ComponentType } from 'react';
import { today, useLocation } from '@tiquete/platform';
import { InvalidSearch } from '../form/InvalidSearch';
import { SearchProductContext, type SearchProduct } from '../searchProduct';

export interface ResultsPageProps<Draft, Query, Errors> {
  product: SearchProduct<Draft, Query, Errors>;
  results: ComponentType<{ query: Query }>;
}
/** The address is the request; one that is none gets an explanation and the form. */
export function ResultsPage<Draft, Query, Errors>({
  product,
  results: Results,
}: ResultsPageProps<Draft, Query, Errors>) {
  const { search } = useLocation();
  const { parse, check } = product;
  const draft = useMemo(() => parse(search), [parse, search]);
  const checked = useMemo(() => check(draft, today()), [check, draft]);
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
