import { useMessages } from '@tiquete/platform';
import { useOpenForm } from '@tiquete/search';
import { AssistanceIcon, Button, EmptyState } from '@tiquete/ui';

/** No plan takes these travellers, days or places; the way on is the form. */
export function NoPlans({ title, detail }: { title: string; detail?: string }) {
  const t = useMessages('assistance');
  const openForm = useOpenForm();
  return (
    <EmptyState
      icon={<AssistanceIcon />}
      title={title}
      actions={<Button onClick={openForm}>{t('search.change')}</Button>}
    >
      <p>{detail ?? t('results.emptyText')}</p>
    </EmptyState>
  );
}
