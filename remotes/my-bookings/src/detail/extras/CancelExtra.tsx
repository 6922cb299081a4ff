import { useState } from 'react';
import type { BookedOptional, OptionalCancellation } from '@tiquete/contracts';
import { formatMoney, useApi, useLazyMessages, useSending } from '@tiquete/platform';
import { Button, css, Notice, type Theme } from '@tiquete/ui';
import { extrasWords } from '../../messages/extras';
import { screenOnly } from '../printStyles';

export interface CancelExtraProps {
  bookingId: string;
  extra: Pick<BookedOptional, 'id' | 'name'>;
  onCancelled: () => void;
}
/** One extra given back alone: what comes back is asked for first, and nothing happens before a yes. */
export function CancelExtra({ bookingId, extra, onCancelled }: CancelExtraProps) {
  const t = useLazyMessages('my-bookings-extras', extrasWords);
  const api = useApi();
  const { sending, run } = useSending();
  const [quote, setQuote] = useState<OptionalCancellation | null>(null);
  const [agreed, setAgreed] = useState<OptionalCancellation | null>(null);
  const isBusy = sending.phase === 'sending';
  const ask = (expected: number | null, onAnswer: (answer: OptionalCancellation) => void) =>
    void run(async () => {
      const { data } = await api.call('POST bookings/:id/optionals/:optional/cancellations', {
        params: { id: bookingId, optional: extra.id },
        body:
          expected === null
            ? { mode: 'SIMULATION' }
            : { mode: 'CANCELLATION', expected_penalty: expected },
      });
      onAnswer(data);
    });
  const cancelled = (answer: OptionalCancellation) => {
    setAgreed(answer);
    onCancelled();
  };
  if (agreed)
    return (
      <Notice
        kind="success"
        text={t('done', { name: extra.name, refund: formatMoney(agreed.refund) })}
      />
    );
  const failure = sending.phase === 'failed' && (
    <Notice kind="error" text={sending.problem.detail ?? sending.problem.title} />
  );
  if (!quote)
    return (
      <div css={[box, screenOnly]}>
        {failure}
        <Button
          variant="secondary"
          size="s"
          busy={isBusy}
          aria-label={t('cancelOf', { name: extra.name })}
          onClick={() => ask(null, setQuote)}
        >
          {t('cancel')}
        </Button>
      </div>
    );
  if (quote.reason !== null) return <Notice kind="info" text={t(`not.${quote.reason}`)} />;
  const { refund, paid, penalty } = quote;
  return (
    <div role="group" aria-label={t('cancelOf', { name: extra.name })} css={[box, screenOnly]}>
      <p>
        {refund === 0
          ? t('nothing')
          : t('quote', { refund: formatMoney(refund), paid: formatMoney(paid) })}
      </p>
      {failure}
      <div css={actions}>
        <Button size="s" busy={isBusy} onClick={() => ask(penalty, cancelled)}>
          {t('confirm')}
        </Button>
        <Button variant="ghost" size="s" onClick={() => setQuote(null)}>
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
