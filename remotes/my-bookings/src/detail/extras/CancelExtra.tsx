import type { BookedOptional } from '@tiquete/contracts';
import { formatMoney, useLazyMessages, useMutation } from '@tiquete/platform';
import { Button, css, Notice, type Theme } from '@tiquete/ui';
import { extrasWords } from '../../messages/extras';
import { screenOnly } from '../printStyles';
import { extraCancellation } from '../../state/extraCancellation';

export interface CancelExtraProps {
  bookingId: string;
  extra: Pick<BookedOptional, 'id' | 'name'>;
  onCancelled: () => void;
}
/** Cancels one extra of a booking. It shows the refund first, and cancels after the traveller confirmed. */
export function CancelExtra({ bookingId, extra, onCancelled }: CancelExtraProps) {
  const t = useLazyMessages('my-bookings-extras', extrasWords);
  const { state, terms, problem, quote, confirm, close } = useMutation(
    extraCancellation,
    { bookingId, extraId: extra.id },
    onCancelled,
  );
  if (state.phase === 'made')
    return (
      <Notice
        kind="success"
        text={t('done', { name: extra.name, refund: formatMoney(state.made.refund) })}
      />
    );
  const failure = problem && <Notice kind="error" text={problem.detail ?? problem.title} />;
  if (!terms)
    return (
      <div css={[box, screenOnly]}>
        {failure}
        <Button
          variant="secondary"
          size="s"
          busy={state.phase === 'quoting'}
          aria-label={t('cancelOf', { name: extra.name })}
          onClick={quote}
        >
          {t('cancel')}
        </Button>
      </div>
    );
  const { refund, paid, reason } = terms;
  if (reason !== null) return <Notice kind="info" text={t(`not.${reason}`)} />;
  return (
    <div role="group" aria-label={t('cancelOf', { name: extra.name })} css={[box, screenOnly]}>
      <p>
        {refund === 0
          ? t('nothing')
          : t('quote', { refund: formatMoney(refund), paid: formatMoney(paid) })}
      </p>
      {failure}
      <div css={actions}>
        <Button size="s" busy={state.phase === 'sending'} onClick={confirm}>
          {t('confirm')}
        </Button>
        <Button variant="ghost" size="s" onClick={close}>
          {t('keep')}
        </Button>
      </div>
    </div>
  );
}
const box = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  justify-items: start;
`;
const actions = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
