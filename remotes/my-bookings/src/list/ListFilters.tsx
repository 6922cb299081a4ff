import { useMessages, useNavigate } from '@tiquete/platform';
import { Chip, css, VisuallyHidden, type Theme } from '@tiquete/ui';
import type { ListMeta } from '../api';
import { BOOKING_FILTERS, listUrl, type ListQuery } from '../urls';
import { CodeSearch } from './CodeSearch';
import { ProductFilter } from './ProductFilter';

export interface ListFiltersProps {
  query: ListQuery;
  meta: ListMeta;
  /** Number of bookings found, announced to screen readers; null while loading. */
  found: number | null;
}
/** Filters by time, product and code. They replace the address, so that the back button leaves the page. */
export function ListFilters({ query, meta: { counts, products }, found }: ListFiltersProps) {
  const t = useMessages('my-bookings');
  const navigate = useNavigate();
  const go = (change: Partial<ListQuery>) =>
    void navigate(listUrl({ ...query, pages: 1, ...change }), { replace: true });
  return (
    <div css={bar}>
      <div role="group" aria-label={t('list.filters')} css={chips}>
        {BOOKING_FILTERS.map((show) => (
          <Chip
            key={show}
            label={t('list.filter', { label: t(`list.${show}`), count: counts[show] })}
            selected={show === query.show}
            onClick={() => go({ show })}
          />
        ))}
        <p role="status">
          <VisuallyHidden>
            {found === null ? t('list.loading') : t('list.shown', { count: found })}
          </VisuallyHidden>
        </p>
      </div>
      {(products.length > 1 || query.product) && (
        <ProductFilter
          products={products}
          product={query.product}
          onChoose={(product) => go({ product })}
        />
      )}
      <CodeSearch code={query.code} onSearch={(code) => go({ code })} />
    </div>
  );
}
const bar = (theme: Theme) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.spacing(3)};
  ${theme.up(768)} {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.spacing(3)} ${theme.spacing(4)};
    align-items: start;
    > :first-child {
      flex: 1 0 auto;
    }
  }
`;
const chips = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
