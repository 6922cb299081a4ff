import { useMemo } from 'react';
import { useAddressFilters } from '@tiquete/search';
import type { AssistanceQuery } from '../model/assistanceQuery';
import type { AssistanceSearch, ResultPage } from '../state/assistanceState';
import { selectFilters } from '../state/slice';
import { resultsUrl } from '../urls';
import { countFacets } from './filters/countFacets';
import { filterPlans, judgedBy } from './filters/filterPlans';
import type { PlanFilters } from '../model/planFilters';
import { sortPlans } from './list/sortPlans';

const nothing: Pick<ResultPage['data'], 'plans' | 'entry_rules' | 'exchange_rates'> = {
  plans: [],
  entry_rules: [],
  exchange_rates: [],
};
/** Further moves of the price slider add no entry to the browser's history. */
const isSameStep = (before: PlanFilters, after: PlanFilters) =>
  before.price !== null && after.price !== null && String(before.price) !== String(after.price);

/** Filters of the address, and the plans that they leave, in the order of the address. */
export function useNarrowedPlans(query: AssistanceQuery, search: AssistanceSearch) {
  const { shown, applied, change } = useAddressFilters({
    select: selectFilters,
    toUrl: (filters: PlanFilters) => resultsUrl(query, filters),
    isSameStep,
  });
  const found = search.phase === 'found' ? search.page.data : nothing;
  const { plans, entry_rules: rules, exchange_rates: rates } = found;
  const judged = useMemo(() => judgedBy(rules, rates), [rules, rates]);
  const visible = useMemo(
    () => sortPlans(filterPlans(plans, applied, judged), applied.orderBy, judged.rates),
    [plans, applied, judged],
  );
  const facets = useMemo(() => countFacets(plans, applied, judged), [plans, applied, judged]);
  return { plans, visible, facets, judged, shown, applied, change };
}
export type NarrowedPlans = ReturnType<typeof useNarrowedPlans>;
