import type { ReactNode } from 'react';
import { Button, EmptyState } from '@tiquete/ui';
import { useOpenForm } from '../form/useOpenForm';
import { useSearchProductWords } from '../searchProduct';

export interface NoResultsProps {
  icon: ReactNode;
  /** Title. Default: the product's message. */
  title?: string;
  detail?: string;
  /** Other suggestions. */
  children?: ReactNode;
}
/** Message for a search without results. It offers the form. */
export function NoResults({ icon, title, detail, children }: NoResultsProps) {
  const t = useSearchProductWords();
  const openForm = useOpenForm();
  return (
    <EmptyState
      icon={icon}
      title={title ?? t('results.empty')}
      actions={<Button onClick={openForm}>{t('search.change')}</Button>}
    >
      <p>{detail ?? t('results.emptyText')}</p>
      {children}
    </EmptyState>
  );
}
