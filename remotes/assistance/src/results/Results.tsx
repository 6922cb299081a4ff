import { useMessages } from '@tiquete/platform';
import {
  FailedSearch,
  isAwaitingFirst,
  MissingSources,
  OrderSelect,
  pageFrame,
  ResultsHeading,
  SearchBar,
  SearchingResults,
  ShareButton,
  useOrders,
  useResultsTitle,
  useSearch,
  useStatusText,
  WIDE,
} from '@tiquete/search';
import { Container, Notice, useMediaQuery } from '@tiquete/ui';
import { EntryRules } from '../rules/EntryRules';
import type { AssistanceQuery } from '../search/assistanceQuery';
import { placeNames } from '../search/placeName';
import { isRefusal } from '../search/refusals';
import { assistanceSearch } from '../state/assistanceSearch';
import { FoundPlans } from './FoundPlans';
import { PLAN_ORDERS } from './filters/planFilters';
import { PlanSkeleton } from './list/PlanSkeleton';
import { NoPlans } from './NoPlans';
import { UnavailablePlans } from './UnavailablePlans';
import { useNarrowedPlans } from './useNarrowedPlans';

/** One heading stands through every phase, so that the focus it was given stays too. */
export function Results({ query }: { query: AssistanceQuery }) {
  const t = useMessages('assistance');
  const search = useSearch(assistanceSearch, query);
  const narrowed = useNarrowedPlans(query, search);
  const { plans, visible, shown, change } = narrowed;
  const isWide = useMediaQuery(WIDE);
  const destination = placeNames(query.destinations);
  const title = t('results.title', { destination });
  const total = plans.length;
  const found = search.phase === 'found' ? search : null;
  const isWaiting = search.phase === 'searching' || isAwaitingFirst(search, total);
  const status = useStatusText({ search, words: { destination }, visible: visible.length, total });
  const orders = useOrders(PLAN_ORDERS, shown.orderBy, (orderBy) => change({ ...shown, orderBy }));
  useResultsTitle('assistance', title);
  return (
    <Container>
      <div css={pageFrame}>
        <SearchBar query={query} />
        <ResultsHeading title={title} status={status}>
          {total > 0 && isWide && <OrderSelect {...orders} />}
          {total > 0 && <ShareButton title={title} />}
        </ResultsHeading>
        {isWaiting && (
          <SearchingResults
            label={t('results.searching', { destination })}
            card={<PlanSkeleton />}
          />
        )}
        {search.phase === 'failed' &&
          (isRefusal(search.problem) ? (
            <NoPlans title={search.problem.title} detail={search.problem.detail} />
          ) : (
            <FailedSearch query={query} problem={search.problem} />
          ))}
        {found?.page.meta.suppliers.some(({ status }) => status !== 'ok') && (
          <MissingSources query={query} text={t('results.late')} />
        )}
        {found?.page.warnings?.map((warning) => (
          <Notice key={warning.title} kind="info" text={warning.title} />
        ))}
        {found?.page.meta.complete && !isWaiting && total === 0 && (
          <NoPlans title={t('results.empty')} />
        )}
        {found && <EntryRules rules={found.page.data.entry_rules} isFolded />}
        {found && total > 0 && (
          <FoundPlans query={query} page={found.page} isWide={isWide} narrowed={narrowed} />
        )}
        {found && <UnavailablePlans query={query} page={found.page} />}
      </div>
    </Container>
  );
}
