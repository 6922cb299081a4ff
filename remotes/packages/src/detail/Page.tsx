import { useMemo } from 'react';
import { today, useLazyMessages, useLocation } from '@tiquete/platform';
import { InvalidSearch, SearchProductContext } from '@tiquete/search';
import { card } from '../messages/card';
import { detail } from '../messages/detail';
import { results } from '../messages/results';
import { checkSearch } from '../search/checkSearch';
import { packageProduct } from '../search/packageProduct';
import type { PackageQuery } from '../search/packageQuery';
import { detailUrl, parseChoice, parseSearch, resultsUrl } from '../urls';
import { Detail } from './Detail';

/** `/searchs/packages/details`: the address is the package as it is chosen, so that it can be shared and reloaded. */
export function Page() {
  useLazyMessages('packages', { detail, results, card });
  const { search } = useLocation();
  const draft = useMemo(() => parseSearch(search), [search]);
  const checked = useMemo(() => checkSearch(draft, today()), [draft]);
  const choice = useMemo(() => parseChoice(search), [search]);
  return (
    <SearchProductContext value={packageProduct}>
      {checked.phase === 'valid' && choice ? (
        <Detail key={choice.ItemPackageID} query={checked.query} choice={choice} />
      ) : (
        <InvalidSearch
          key={search}
          draft={draft}
          errors={checked.phase === 'invalid' ? checked.errors : {}}
          toUrl={(query: PackageQuery) => (choice ? detailUrl(query, choice) : resultsUrl(query))}
        />
      )}
    </SearchProductContext>
  );
}
