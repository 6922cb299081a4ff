import { useDispatch, useMessages, useSelector } from '@tiquete/platform';
import { Button, Notice } from '@tiquete/ui';
import { renewalRequested, selectProductCode } from '../state/slice';
import type { Renewal } from '../model/detail';

/** Says that prices expired, what the page did about it, and what became of the tariff chosen. */
export function RenewalNotice({
  renewal,
  isChoiceGone,
}: {
  renewal: Renewal;
  isChoiceGone: boolean;
}) {
  const t = useMessages('hotels');
  const dispatch = useDispatch();
  const hasChoice = useSelector(selectProductCode) !== '';
  if (renewal === 'failed' || renewal === 'stale') {
    return (
      <Notice
        kind="warning"
        text={t(`detail.renewal.${renewal}`)}
        action={
          <Button variant="ghost" size="s" onClick={() => dispatch(renewalRequested())}>
            {t('detail.renewal.retry')}
          </Button>
        }
      />
    );
  }
  if (renewal === 'running') return <Notice kind="info" text={t('detail.renewal.running')} />;
  const words = [
    renewal === 'done' && t('detail.renewal.done'),
    isChoiceGone && t('detail.renewal.gone'),
    renewal === 'done' && hasChoice && t('detail.renewal.kept'),
  ].filter((sentence) => sentence !== false);
  return words.length > 0 ? (
    <Notice kind={isChoiceGone ? 'warning' : 'info'} text={words.join(' ')} />
  ) : null;
}
