import { useMessages, type Problem } from '@tiquete/platform';
import { useOpenForm } from '@tiquete/search';
import { AssistanceIcon, Button, EmptyState } from '@tiquete/ui';

/** Refusals of what was asked for, which asking again does not change. */
const REFUSALS = [
  'AGE_LIMIT_EXCEEDED',
  'DATE_RANGE_INVALID',
  'DATE_IN_PAST',
  'ORIGIN_RESTRICTED',
  'TERRITORY_INVALID',
  'TOO_MANY_PASSENGERS',
];
export const isRefusal = ({ code }: Problem): boolean => REFUSALS.includes(code);

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
