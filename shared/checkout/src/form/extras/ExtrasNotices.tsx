import type { CartItem } from '@tiquete/contracts';
import { Button, Notice } from '@tiquete/ui';
import type { FoundCart } from '../../flow/checkoutState';
import type { TranslateExtras } from '../../messages/extras';

export interface ExtrasNoticesProps {
  extras: Pick<FoundCart, 'found' | 'trouble' | 'asking'>;
  t: TranslateExtras;
  onWanted: (items: CartItem[]) => void;
  onRetry: () => void;
}
/**
 * Problems with the extras of a valid booking, each with a next step. An extra that is sold out has its own message at its
 * card.
 */
export function ExtrasNotices({
  extras: { found, trouble, asking },
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
            <Button variant="secondary" size="s" busy={asking.phase === 'asking'} onClick={onRetry}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {found.unsold !== null && <Notice kind="info" text={found.unsold} />}
      {trouble?.kind === 'changed' && <Notice kind="warning" text={t('changed')} />}
      {trouble?.kind === 'locked' && <Notice kind="error" text={trouble.problem.title} />}
      {trouble?.kind === 'failed' && (
        <Notice
          kind="error"
          text={
            <>
              <strong>{trouble.problem.title}</strong> {t('failedNote')}
            </>
          }
          action={
            <Button variant="secondary" size="s" onClick={() => onWanted(trouble.items)}>
              {t('retry')}
            </Button>
          }
        />
      )}
    </>
  );
}
