import { useMessages } from '@tiquete/platform';
import { EmptyState, LinkButton, SearchIcon } from '@tiquete/ui';
import { bookingsUrl } from '../urls';

export function NoBookings({ isFiltered }: { isFiltered: boolean }) {
  const t = useMessages('console');
  if (!isFiltered)
    return (
      <EmptyState icon={<SearchIcon />} title={t('bookings.noneYet')}>
        <p>{t('bookings.noneYetText')}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t('bookings.none')}
      actions={
        <LinkButton variant="secondary" to={bookingsUrl({})}>
          {t('bookings.clear')}
        </LinkButton>
      }
    >
      <p>{t('bookings.noneText')}</p>
    </EmptyState>
  );
}
