import { type OpeningProps, useLazyMessages } from '@tiquete/platform';
import { opensResults, ResultsOpening, ResultsPage } from '@tiquete/search';
import { plan } from '../messages/plan';
import { results } from '../messages/results';
import { rules } from '../messages/rules';
import { assistanceAddress } from '../search/assistanceAddress';
import { assistanceProduct } from '../search/assistanceProduct';
import { viewOpened } from '../state/slice';
import { planFilters } from '../model/planFilters';
import { PlanSkeleton } from './list/PlanSkeleton';
import { Results } from './Results';

const openView = (search: string) => viewOpened(planFilters.read(search));

/** `/searchs/asisstences`: runs the search in the page's address. */
export function Page() {
  useLazyMessages('assistance', { results, plan, rules });
  return (
    <ResultsPage
      product={assistanceProduct}
      address={assistanceAddress}
      results={Results}
      openView={openView}
    />
  );
}

export const opensAt = opensResults({
  product: assistanceProduct,
  address: assistanceAddress,
  openView,
});

/** The page before its code has arrived. */
export function Opening({ words }: OpeningProps) {
  return (
    <ResultsOpening
      namespace="assistance"
      words={words}
      skeleton={<PlanSkeleton />}
      isSkeletonWhole
    />
  );
}
