import { useState } from 'react';
import type { OperationsBooking, OperationsPayment } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Button, Notice, Section, smallText } from '@tiquete/ui';
import type { SeenCase } from '../../api';
import { formColumn } from './formStyles';
import { ReasonForm } from './ReasonForm';
import { RefundForm } from './RefundForm';
import { useAct } from './useAct';

interface ActionsProps {
  /** Null: the matter is about no booking of ours. */
  booking: OperationsBooking | null;
  /** The open case that these are done from. */
  seen?: SeenCase;
}
type Open = 'refund' | 'resolve' | null;

/** The safe things an operator may do: ask again, give money back, and close the case. One form at a time. */
export function Actions({ booking, seen }: ActionsProps) {
  const t = useMessages('console');
  const [open, setOpen] = useState<Open>(null);
  const [ask, refund, resolve] = [useAct('ask'), useAct('refund'), useAct('resolve')];
  const refundable = (booking?.payments ?? []).filter((payment) => payment.refundable > 0);
  const show = (form: Open) => {
    refund.forget();
    setOpen(form);
  };
  return (
    <Section size="s" title={t('case.act')}>
      {ask.isDone && <Notice kind="success" text={t('act.askDone')} />}
      {refund.isDone && <Notice kind="success" text={t('act.refundDone')} />}
      {ask.problem && <Notice kind="error" text={t('act.failed', { reason: ask.problem.title })} />}
      {booking && (
        <div css={formColumn}>
          <div>
            <Button
              size="s"
              variant="secondary"
              busy={ask.isSending}
              onClick={() => ask.send({ kind: 'ask', bookingId: booking.id, seen })}
            >
              {t('act.ask')}
            </Button>
          </div>
          <p css={smallText}>{t('act.askHint')}</p>
        </div>
      )}
      {booking &&
        hasSome(refundable) &&
        (open === 'refund' && !refund.isDone ? (
          <RefundForm
            payments={refundable}
            isSending={refund.isSending}
            problem={refund.problem}
            onCancel={() => show(null)}
            onSend={(body, key) =>
              refund.send({
                kind: 'refund',
                bookingId: booking.id,
                body: { ...body, case: seen },
                key,
              })
            }
          />
        ) : (
          <div css={formColumn}>
            <div>
              <Button size="s" variant="secondary" onClick={() => show('refund')}>
                {t('act.refund')}
              </Button>
            </div>
            <p css={smallText}>{t('act.refundHint')}</p>
          </div>
        ))}
      {booking && refundable.length === 0 && <p css={smallText}>{t('act.nothingRefundable')}</p>}
      {seen &&
        (open === 'resolve' ? (
          <ReasonForm
            label={t('act.note')}
            hint={t('act.resolveHint')}
            submit={t('act.resolveSend')}
            isSending={resolve.isSending}
            problem={resolve.problem}
            onCancel={() => show(null)}
            onSend={(note) => resolve.send({ kind: 'resolve', seen, note })}
          />
        ) : (
          <div>
            <Button size="s" variant="secondary" onClick={() => show('resolve')}>
              {t('act.resolve')}
            </Button>
          </div>
        ))}
    </Section>
  );
}
const hasSome = (
  payments: OperationsPayment[],
): payments is [OperationsPayment, ...OperationsPayment[]] => payments.length > 0;
