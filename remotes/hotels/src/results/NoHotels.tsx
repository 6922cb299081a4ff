import { useMessages } from '@tiquete/platform';
import { useOpenForm } from '@tiquete/search';
import { Button, EmptyState, HotelIcon } from '@tiquete/ui';

/** Nothing is free for these days; the way on is the form. */
export function NoHotels() {
  const t = useMessages('hotels');
  const openForm = useOpenForm();
  return (
    <EmptyState
      icon={<HotelIcon />}
      title={t('results.empty')}
      actions={<Button onClick={openForm}>{t('search.change')}</Button>}
    >
      <p>{t('results.emptyText')}</p>
    </EmptyState>
  );
}
