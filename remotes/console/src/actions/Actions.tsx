import { useState } from 'react';
import type { OperationsBooking, OperationsPayment } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { Entries, formColumn } from '@tiquete/staff';
import { Button, css, Notice, Section, smallText, type Theme } from '@tiquete/ui';
import type { SeenCase } from '../api';
import { Proposal } from './Proposal';
import { ReasonForm } from './ReasonForm';
import { RefundForm } from './RefundForm';
import { useAction } from './useAction';

interface ActionsProps {
  /** Null if the case is not about one of our bookings. */
  booking: OperationsBooking | null;
  /** The open case of the page; left out on a booking's page. */
  seen?: SeenCase;
}
type OpenForm = 'refund' | 'resolve' | null;

/** Actions of an operator: query the supplier again, refund, close the case. One form is open at a time. */
export function Actions({ booking, seen }: ActionsProps) {
  const t = useMessages('console');
  const [open, setOpen] = useState<OpenForm>(null);
  const [lookUp, refund, resolve] = [
    useAction('lookUp'),
    useAction('refund'),
    useAction('resolve'),
  ];
  const [propose, decide] = [useAction('propose'), useAction('decide')];
  const proposals = booking?.refund_proposals ?? [];
  const kind = booking?.cases.find(({ id }) => id === seen?.id)?.kind;
  // A decision on the proposal closes this case.
  const isClosedByHand = seen && kind !== 'REFUND_PROPOSED';
  const refundable = (booking?.payments ?? []).filter((payment) => payment.refundable > 0);
  const show = (form: OpenForm) => {
    refund.forget();
    setOpen(form);
  };
  return (
    <Section size="s" title={t('case.actions')}>
      {lookUp.isDone && <Notice kind="success" text={t('action.lookUpDone')} />}
      {refund.isDone && <Notice kind="success" text={t('action.refundDone')} />}
      {propose.isDone && <Notice kind="success" text={t('action.proposeDone')} />}
      {decide.isDone && <Notice kind="success" text={t('action.decideDone')} />}
      {decide.problem && decide.problem.code !== 'SECOND_FACTOR_REQUIRED' && (
        <Notice kind="error" text={t('action.failed', { reason: decide.problem.title })} />
      )}
      {lookUp.problem && (
        <Notice kind="error" text={t('action.failed', { reason: lookUp.problem.title })} />
      )}
      {proposals.length > 0 && (
        <div css={apart}>
          <Entries>
            {proposals.map((proposal) => (
              <Proposal key={proposal.id} proposal={proposal} />
            ))}
          </Entries>
        </div>
      )}
      {booking && (
        <div css={formColumn}>
          <div>
            <Button
              size="s"
              variant="secondary"
              busy={lookUp.isSending}
              onClick={() => lookUp.send({ kind: 'lookUp', bookingId: booking.id, seen })}
            >
              {t('action.lookUp')}
            </Button>
          </div>
          <p css={smallText}>{t('action.lookUpHint')}</p>
        </div>
      )}
      {booking &&
        hasSome(refundable) &&
        (open === 'refund' && !refund.isDone && !propose.isDone ? (
          <RefundForm
            payments={refundable}
            alone={booking.refundable_alone}
            isSending={refund.isSending}
            problem={refund.problem}
            onCancel={() => show(null)}
            onEdit={refund.forget}
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
                {t('action.refund')}
              </Button>
            </div>
            <p css={smallText}>{t('action.refundHint')}</p>
          </div>
        ))}
      {booking && refundable.length === 0 && <p css={smallText}>{t('action.nothingRefundable')}</p>}
      {isClosedByHand &&
        (open === 'resolve' ? (
          <ReasonForm
            label={t('action.note')}
            hint={t('action.resolveHint')}
            submit={t('action.resolveSend')}
            isSending={resolve.isSending}
            problem={resolve.problem}
            onCancel={() => show(null)}
            onSend={(note) => resolve.send({ kind: 'resolve', seen, note })}
          />
        ) : (
          <div>
            <Button size="s" variant="secondary" onClick={() => show('resolve')}>
              {t('action.resolve')}
            </Button>
          </div>
        ))}
    </Section>
  );
}
/** The last action has a line below it too, because a section about the booking follows. */
const apart = (theme: Theme) => css`
  padding-bottom: ${theme.spacing(3)};
  border-bottom: 1px solid ${theme.vars.palette.divider};
`;
const hasSome = (
  payments: OperationsPayment[],
): payments is [OperationsPayment, ...OperationsPayment[]] => payments.length > 0;
