import { useMemo } from 'react';
import type { AssistanceQuery } from '@tiquete/domain/searches/assistance';
import { useAddressFilters } from '@tiquete/search';
import type { AssistanceSearch, ResultPage } from '../state/assistanceState';
import { selectFilters } from '../state/slice';
import { resultsUrl } from '../urls';
import { contextOf, planFilters, type PlanFilters } from '../model/planFilters';
import { sortPlans } from './list/sortPlans';

const nothing: Pick<ResultPage['data'], 'plans' | 'entry_rules' | 'exchange_rates'> = {
  plans: [],
  entry_rules: [],
  exchange_rates: [],
};
const selectPlanFilters = (root: Parameters<typeof selectFilters>[0]): PlanFilters =>
  selectFilters(root) ?? planFilters.none;

/** Filters in the page's address, and the plans that match them, in the sort order of the address. */
export function useNarrowedPlans(query: AssistanceQuery, search: AssistanceSearch) {
  const { shown, applied, change } = useAddressFilters({
    select: selectPlanFilters,
    toUrl: (filters: PlanFilters) => resultsUrl(query, planFilters.write(filters)),
    isSameStep: planFilters.isSameStep,
  });
  const found = search.phase === 'found' ? search.page.data : nothing;
  const { plans, entry_rules: rules, exchange_rates: rates } = found;
  const context = useMemo(() => contextOf(plans, rules, rates), [plans, rules, rates]);
  const visible = useMemo(
    () => sortPlans(planFilters.narrow(plans, applied, context), applied.orderBy, context),
    [plans, applied, context],
  );
  const facets = useMemo(
    () => planFilters.countFacets(plans, applied, context),
    [plans, applied, context],
  );
  return { plans, visible, facets, context, shown, applied, change };
}
export type NarrowedPlans = ReturnType<typeof useNarrowedPlans>;
