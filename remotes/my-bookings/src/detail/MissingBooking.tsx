import { useMessages, useSession } from '@tiquete/platform';
import { EmptyState, LinkButton, SearchIcon } from '@tiquete/ui';
import { LIST_PATH } from '../urls';

/** Shown for a booking that does not exist and for another traveller's, so that the two cannot be told apart. */
export function MissingBooking() {
  const t = useMessages('my-bookings');
  const { session } = useSession();
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t('detail.missing')}
      actions={<LinkButton to={LIST_PATH}>{t('detail.missingAction')}</LinkButton>}
    >
      <p>{t('detail.missingText', { email: session?.user.email ?? '' })}</p>
    </EmptyState>
  );
}
