import type { ReactNode } from 'react';
import { useBrand, type Problem } from '@tiquete/platform';
import { Button, EmptyState, ErrorState, LinkButton } from '@tiquete/ui';
import { useOpenForm } from '../form/useOpenForm';
import { useSearchProductWords } from '../searchProduct';

export interface FailedDetailProps {
  problem: Problem;
  /**
   * Key below `detail.failed` for a failure that a retry cannot change. Null: the load can be repeated. Its text may contain
   * the api's own `{{problem}}`.
   */
  reason: string | null;
  icon: ReactNode;
  /** Address of the list of results. */
  othersPath: string;
  onRetry: () => void;
}
/** Failed load of a detail page. A sold-out or unknown item links to the list; any other failure has a retry button. */
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
