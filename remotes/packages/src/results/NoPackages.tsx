import { useMessages } from '@tiquete/platform';
import { useOpenForm } from '@tiquete/search';
import { Button, EmptyState, PackageIcon } from '@tiquete/ui';

/** Nothing departs as it was asked for; the way on is the form, or a month above. */
export function NoPackages() {
  const t = useMessages('packages');
  const openForm = useOpenForm();
  return (
    <EmptyState
      icon={<PackageIcon />}
      title={t('results.empty')}
      actions={<Button onClick={openForm}>{t('search.change')}</Button>}
    >
      <p>{t('results.emptyText')}</p>
    </EmptyState>
  );
}
