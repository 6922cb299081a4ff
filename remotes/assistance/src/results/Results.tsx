import type { AssistanceQuery } from '@tiquete/domain/searches/assistance';
import { useMessages } from '@tiquete/platform';
import {
  MissingSources,
  NoResults,
  ResultsFrame,
  useOrders,
  useResults,
  useSearch,
} from '@tiquete/search';
import { AssistanceIcon, Notice } from '@tiquete/ui';
import { EntryRules } from '../search/EntryRules';
import { placeNames } from '../model/placeName';
import { isRefusal } from '../model/refusals';
import { assistanceSearch } from '../state/assistanceSearch';
import { FoundPlans } from './FoundPlans';
import { PLAN_ORDERS } from '../model/planFilters';
import { PlanSkeleton } from './list/PlanSkeleton';
import { UnavailablePlans } from './UnavailablePlans';
import { useNarrowedPlans } from './useNarrowedPlans';

export function Results({ query }: { query: AssistanceQuery }) {
  const t = useMessages('assistance');
  const search = useSearch(assistanceSearch, query);
  const narrowed = useNarrowedPlans(query, search);
  const { plans, visible, shown, change } = narrowed;
  const destination = placeNames(query.destinations);
  const total = plans.length;
  const view = useResults({ search, words: { destination }, visible: visible.length, total });
  const { found, isWide } = view;
  const orders = useOrders(PLAN_ORDERS, shown.orderBy, (orderBy) => change({ ...shown, orderBy }));
  return (
    <ResultsFrame
      {...view}
      query={query}
      title={t('results.title', { destination })}
      orders={orders}
      skeleton={<PlanSkeleton />}
      isSkeletonWhole
      refusalOf={(problem) =>
        isRefusal(problem) && (
          <NoResults icon={<AssistanceIcon />} title={problem.title} detail={problem.detail} />
        )
      }
    >
      {found?.page.meta.suppliers.some(({ status }) => status !== 'ok') && (
        <MissingSources query={query} text={t('results.missing')} />
      )}
      {found?.page.warnings?.map((warning) => (
        <Notice key={warning.title} kind="info" text={warning.title} />
      ))}
      {found?.page.meta.complete && !view.isWaiting && total === 0 && (
        <NoResults icon={<AssistanceIcon />} />
      )}
      {found && <EntryRules rules={found.page.data.entry_rules} isFolded />}
      {found && total > 0 && (
        <FoundPlans query={query} page={found.page} isWide={isWide} narrowed={narrowed} />
      )}
      {found && <UnavailablePlans query={query} page={found.page} />}
    </ResultsFrame>
  );
}
