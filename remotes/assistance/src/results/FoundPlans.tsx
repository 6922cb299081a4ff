import { useEffect, useMemo, useState } from 'react';
import type { AssistancePlan } from '@tiquete/contracts';
import type { AssistanceQuery } from '@tiquete/domain/searches/assistance';
import { markDrawn, useMessages, useSettings } from '@tiquete/platform';
import {
  drawFilters,
  FilterChips,
  FoundFrame,
  NothingFits,
  useComparedKeys,
  useComparison,
  useListStart,
  useOrders,
} from '@tiquete/search';
import { lazyPart } from '@tiquete/ui';
import type json from '../remote.json';
import { planKey } from '../state/assistanceSearch';
import type { ResultPage } from '../state/assistanceState';
import { checkoutUrl } from '../urls';
import { LazyCoverages } from './coverages/LazyCoverages';
import { PLAN_ORDERS, planFilters, type PlanFilters } from '../model/planFilters';
import { planViews } from './filters';
import { PlanRow } from './list/PlanRow';
import { PlanTable } from './list/PlanTable';
import { Providers } from './list/Providers';
import { highlightedPlan } from './list/sortPlans';
import type { NarrowedPlans } from './useNarrowedPlans';

const PlanComparison = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "compare" */ './comparison/PlanComparison')).PlanComparison,
);
export interface FoundPlansProps {
  query: AssistanceQuery;
  page: ResultPage;
  /** True if the page has room for the filters beside the list. */
  isWide: boolean;
  narrowed: NarrowedPlans;
}
export function FoundPlans({ query, page: { data }, isWide, narrowed }: FoundPlansProps) {
  const t = useMessages('assistance');
  const { layout, toStart } = useListStart();
  const { plans, visible, facets, context, shown, applied } = narrowed;
  const [opened, setOpened] = useState<AssistancePlan | null>(null);
  const change = (filters: PlanFilters) => {
    narrowed.change(filters);
    toStart();
  };
  const orders = useOrders(PLAN_ORDERS, shown.orderBy, (orderBy) => change({ ...shown, orderBy }));
  const comparison = useComparison(plans, planKey, useComparedKeys());
  const { sessionCode, entry_rules: rules } = data;
  const toCheckout = (plan: AssistancePlan) => checkoutUrl(query, { ...plan, sessionCode });
  const { highlight, highlight_label: label } = useSettings<typeof json>();
  const highlighted = useMemo(
    () => highlightedPlan(plans, highlight, context),
    [plans, highlight, context],
  );
  const left = visible.length > 0 ? t('results.showPlans', { count: visible.length }) : null;
  const { active, panel } = drawFilters(planFilters, {
    views: planViews,
    chipsFirst: ['sum', 'price', 'covers'],
    filters: shown,
    facets,
    words: { t, hasEntryRules: rules.some(({ minimum }) => minimum !== null) },
    onChange: change,
  });
  useEffect(() => markDrawn('assistance/results:results'), []);
  return (
    <FoundFrame
      layout={layout}
      isWide={isWide}
      filters={panel}
      active={active.length}
      left={left}
      orders={orders}
      chips={<FilterChips active={active} none={planFilters.cleared(shown)} onChange={change} />}
    >
      {visible.length === 0 && (
        <NothingFits
          worst={planFilters.worst(plans, applied, context)}
          total={plans.length}
          none={planFilters.cleared(applied)}
          onChange={change}
        />
      )}
      {visible.length > 0 && (
        <PlanTable trip={data}>
          {visible.map((plan) => (
            <PlanRow
              key={planKey(plan)}
              plan={plan}
              days={data.days}
              rules={rules}
              rates={context.rates}
              highlight={plan === highlighted ? label : undefined}
              checkoutUrl={toCheckout(plan)}
              comparison={comparison}
              onOpen={setOpened}
            />
          ))}
        </PlanTable>
      )}
      <Providers plans={visible} />
      <PlanComparison
        comparison={comparison}
        lazy={comparison.lazy}
        rates={context.rates}
        toCheckout={toCheckout}
      />
      <LazyCoverages plan={opened} toCheckout={toCheckout} onClose={() => setOpened(null)} />
    </FoundFrame>
  );
}
