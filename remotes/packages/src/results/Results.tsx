import { useMessages } from '@tiquete/platform';
import {
  FailedSearch,
  OrderSelect,
  pageFrame,
  ResultsHeading,
  ResultWarnings,
  SearchBar,
  SearchingResults,
  ShareButton,
  useAddressFilters,
  useOrders,
  useResultsTitle,
  useSearch,
  useStatusText,
  WIDE,
} from '@tiquete/search';
import { Container, useMediaQuery } from '@tiquete/ui';
import type { PackageQuery } from '../search/packageQuery';
import { packageSearch } from '../state/packageSearch';
import { selectFilters } from '../state/slice';
import { resultsUrl } from '../urls';
import { PACKAGE_ORDERS, type PackageFilters } from './filters/packageFilters';
import { FoundPackages } from './FoundPackages';
import { PackageSkeleton } from './list/PackageSkeleton';
import { Neighbours } from './Neighbours';
import { useShownPage } from './useShownPage';

/** Sliding on is a single step back. */
const isSameStep = (before: PackageFilters, after: PackageFilters) =>
  isSliding(before.price, after.price) || isSliding(before.nights, after.nights);
const isSliding = (before: unknown, after: unknown) =>
  before !== null && after !== null && String(before) !== String(after);

/** One heading stands through every phase, so that the focus it was given stays too. */
export function Results({ query }: { query: PackageQuery }) {
  const t = useMessages('packages');
  const search = useSearch(packageSearch, query);
  const { page, isStale } = useShownPage(query, search);
  const isWide = useMediaQuery(WIDE);
  const { shown, change } = useAddressFilters({
    select: selectFilters,
    toUrl: (filters: PackageFilters) => resultsUrl({ ...query, filters }),
    isSameStep,
  });
  const total = page?.meta.total ?? 0;
  const { destination } = query;
  const title = destination
    ? t(`results.titleOf.${destination.id}`, {
        defaultValue: t('results.title', { destination: destination.name }),
      })
    : t('results.titleAnywhere');
  const status = useStatusText({ search, words: {}, visible: total, total });
  const orders = useOrders(PACKAGE_ORDERS, shown.orderBy, (orderBy) =>
    change({ ...shown, orderBy }),
  );
  useResultsTitle('packages', title);
  return (
    <Container>
      <div css={pageFrame}>
        <SearchBar query={query} />
        <ResultsHeading title={title} status={status}>
          {total > 0 && isWide && <OrderSelect {...orders} />}
          {total > 0 && <ShareButton title={title} />}
        </ResultsHeading>
        <Neighbours query={query} />
        {search.phase === 'searching' && !page && (
          <SearchingResults label={t('results.searching')} card={<PackageSkeleton />} />
        )}
        {search.phase === 'failed' && <FailedSearch query={query} problem={search.problem} />}
        {page && <ResultWarnings warnings={page.warnings} />}
        {page && (
          <FoundPackages
            query={query}
            page={page}
            isStale={isStale}
            isWide={isWide}
            filters={shown}
            onChange={change}
            orders={orders}
          />
        )}
      </div>
    </Container>
  );
}
