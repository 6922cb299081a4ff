import { type OpeningProps, useLazyMessages } from '@tiquete/platform';
import { opensResults, ResultsOpening, ResultsPage } from '@tiquete/search';
import { card } from '../messages/card';
import { results } from '../messages/results';
import { viewOpened } from '../state/slice';
import { packageFilters } from '../model/packageFilters';
import { listAddress, listProduct } from './listProduct';
import { NeighboursSkeleton } from './Neighbours';
import { PackageSkeleton } from './list/PackageSkeleton';
import { Results } from './Results';

const openView = (search: string) => viewOpened(packageFilters.read(search));

/** `/searchs/packages`: runs the search in the page's address. */
export function Page() {
  useLazyMessages('packages', { results, card });
  return (
    <ResultsPage
      product={listProduct}
      address={listAddress}
      results={Results}
      openView={openView}
    />
  );
}

export const opensAt = opensResults({ product: listProduct, address: listAddress, openView });

/** The page before its code has arrived. */
export function Opening({ words }: OpeningProps) {
  return (
    <ResultsOpening
      namespace="packages"
      words={words}
      lead={<NeighboursSkeleton />}
      skeleton={<PackageSkeleton />}
    />
  );
}
