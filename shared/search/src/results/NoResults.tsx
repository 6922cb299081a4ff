import type { ReactNode } from 'react';
import { Button, EmptyState } from '@tiquete/ui';
import { useOpenForm } from '../form/useOpenForm';
import { useSearchProductWords } from '../searchProduct';

export interface NoResultsProps {
  icon: ReactNode;
  /** The product's own words unless said. */
  title?: string;
  detail?: string;
  /** Other ways on. */
  children?: ReactNode;
}
/** Nothing is there as it was asked for; the way on is the form. */
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
