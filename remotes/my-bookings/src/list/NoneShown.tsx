import { useBoot, useMessages, useProductLabel } from '@tiquete/platform';
import { CalendarIcon, EmptyState, LinkButton, SearchIcon } from '@tiquete/ui';
import type { ListMeta } from '../api';
import { homePath } from '../booking/homePath';
import { BOOKING_FILTERS, listUrl, type BookingFilter, type ListQuery } from '../urls';

const WORDS = {
  upcoming: 'noUpcoming',
  past: 'noPast',
  cancelled: 'noCancelled',
} as const satisfies Record<BookingFilter, string>;

/** Shown if the traveller has bookings, but none under these filters. Links lead to filters that have some. */
export function NoneShown({ query, counts }: { query: ListQuery; counts: ListMeta['counts'] }) {
  const t = useMessages('my-bookings');
  const { remotes } = useBoot();
  const labelOf = useProductLabel();
  const { show, product, code } = query;
  const elsewhere = BOOKING_FILTERS.filter((one) => one !== show && counts[one] > 0);
  const isNarrowed = product !== null || code !== '';
  const actions = (
    <>
      {!isNarrowed && show === 'upcoming' && (
        <LinkButton to={homePath(remotes)}>{t('list.searchTrip')}</LinkButton>
      )}
      {elsewhere.map((one) => (
        <LinkButton key={one} variant="secondary" to={listUrl({ ...query, show: one, pages: 1 })}>
          {t('list.seeIn', { label: t(`list.${one}`), count: counts[one] })}
        </LinkButton>
      ))}
      {isNarrowed && (
        <LinkButton variant="ghost" to={listUrl({ show })}>
          {t('list.dropFilters')}
        </LinkButton>
      )}
    </>
  );
  if (!isNarrowed)
    return (
      <EmptyState icon={<CalendarIcon />} title={t(`list.${WORDS[show]}`)} actions={actions}>
        <p>{t(`list.${WORDS[show]}Text`)}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={
        code
          ? t('list.noCode', { code })
          : t('list.noProduct', { product: product ? labelOf(product) : '' })
      }
      actions={actions}
    >
      <p>{elsewhere.length > 0 ? t('list.elsewhere') : t('list.nowhere')}</p>
    </EmptyState>
  );
}
