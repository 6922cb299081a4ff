import { useBoot, useMessages } from '@tiquete/platform';
import { EmptyState, LinkButton, PackageIcon } from '@tiquete/ui';
import { homePath } from '../booking/homePath';

export function NoBookings() {
  const t = useMessages('my-bookings');
  const { remotes } = useBoot();
  return (
    <EmptyState
      icon={<PackageIcon />}
      title={t('list.none')}
      actions={<LinkButton to={homePath(remotes)}>{t('list.searchTrip')}</LinkButton>}
    >
      <p>{t('list.noneText')}</p>
    </EmptyState>
  );
}
