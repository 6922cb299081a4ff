import type { ReactNode } from 'react';
import { useBrand, type Problem } from '@tiquete/platform';
import { Button, EmptyState, ErrorState, LinkButton } from '@tiquete/ui';
import { useOpenForm } from '../form/useOpenForm';
import { useSearchProductWords } from '../searchProduct';

export interface FailedDetailProps {
  problem: Problem;
  /** Why it cannot be had, which another try does not change, as a key below `detail.failed`; null: it may be tried again. Its text may hold the api's own `{{problem}}`. */
  reason: string | null;
  icon: ReactNode;
  /** Where the others are. */
  othersPath: string;
  onRetry: () => void;
}
/** Sold out and not found are answers with a way on; everything else can be tried again. */
export function FailedDetail({ problem, reason, icon, othersPath, onRetry }: FailedDetailProps) {
  const t = useSearchProductWords();
  const brand = useBrand();
  const openForm = useOpenForm();
  const said = problem.detail ?? problem.title;
  if (!reason)
    return (
      <ErrorState
        title={t('detail.failed.title')}
        detail={
          <>
            <p>{said}</p>
            <p>{t('results.contact')}</p>
          </>
        }
        contact={brand}
        onRetry={onRetry}
      />
    );
  return (
    <EmptyState
      icon={icon}
      title={t(`detail.failed.${reason}`)}
      actions={
        <>
          <LinkButton to={othersPath}>{t('detail.failed.others')}</LinkButton>
          <Button variant="secondary" onClick={openForm}>
            {t('detail.failed.change')}
          </Button>
        </>
      }
    >
      <p>{t(`detail.failed.${reason}Text`, { problem: said })}</p>
    </EmptyState>
  );
}
