import type { CartItem } from '@tiquete/contracts';
import { Button, Notice } from '@tiquete/ui';
import type { FoundCart } from '../../flow/checkoutState';
import type { TranslateExtras } from '../../messages/extras';

export interface ExtrasNoticesProps {
  extras: Pick<FoundCart, 'found' | 'problem' | 'search'>;
  t: TranslateExtras;
  onWanted: (items: CartItem[]) => void;
  onRetry: () => void;
}
/**
 * Problems with the extras of a valid booking, each with a next step. An extra that is sold out has its own message at its
 * card.
 */
export function ExtrasNotices({
  extras: { found, problem, search },
  t,
  onWanted,
  onRetry,
}: ExtrasNoticesProps) {
  return (
    <>
      {found.isPartial && (
        <Notice
          kind="warning"
          text={t('partial')}
          action={
            <Button
              variant="secondary"
              size="s"
              busy={search.phase === 'searching'}
              onClick={onRetry}
            >
              {t('retry')}
            </Button>
          }
        />
      )}
      {found.unsold !== null && <Notice kind="info" text={found.unsold} />}
      {problem?.kind === 'changed' && <Notice kind="warning" text={t('changed')} />}
      {problem?.kind === 'locked' && <Notice kind="error" text={problem.problem.title} />}
      {problem?.kind === 'failed' && (
        <Notice
          kind="error"
          text={
            <>
              <strong>{problem.problem.title}</strong> {t('failedNote')}
            </>
          }
          action={
            <Button variant="secondary" size="s" onClick={() => onWanted(problem.items)}>
              {t('retry')}
            </Button>
          }
        />
      )}
    </>
  );
}
