import { useState } from 'react';
import type { ConsoleDeparture } from '@tiquete/contracts';
import { useMessages } from '@tiquete/platform';
import { formColumn } from '@tiquete/staff';
import { Button, Notice, Section, smallText } from '@tiquete/ui';
import { ReasonForm } from '../actions/ReasonForm';
import { useAction } from '../actions/useAction';
import { useMoments } from '../frame/moments';

/** State of the sale, and the action that opens or closes it, with a reason and a note on the consequences. */
export function Sale({ departure }: { departure: ConsoleDeparture }) {
  const t = useMessages('console');
  const { moment } = useMoments();
  const { isSending, isDone, problem, send, forget } = useAction('sale');
  const [isChosen, setChosen] = useState(false);
  const { id, sale, closed, is_offered } = departure;
  const isOpen = isChosen && !isDone;
  const wanted = closed ? 'OPEN' : 'CLOSED';
  const isChangeable = (is_offered || !closed) && sale !== 'CANCELLED';
  const show = (isShown: boolean) => {
    forget();
    setChosen(isShown);
  };
  return (
    <Section size="s" title={t('departure.sale')}>
      {isDone && !isSending && (
        <Notice kind="success" text={t(`departure.saleDone.${closed ? 'CLOSED' : 'OPEN'}`)} />
      )}
      {closed && (
        <div css={formColumn}>
          <p>{t('departure.closedBy', { by: closed.by, moment: moment(closed.at) })}</p>
          <p css={smallText}>{t('departure.closedReason', { reason: closed.reason })}</p>
        </div>
      )}
      {sale === 'OPEN' && <p>{t('departure.onSale')}</p>}
      {sale === 'CANCELLED' && <p>{t('departure.cancelled')}</p>}
      {sale === 'ENDED' && <p>{t('departure.ended')}</p>}
      {!is_offered && <p>{t('departure.withdrawn')}</p>}
      {isOpen ? (
        <ReasonForm
          key={wanted}
          label={t(closed ? 'departure.reopenReason' : 'departure.closeReason')}
          hint={t('departure.reasonHint')}
          submit={t(closed ? 'departure.reopen' : 'departure.close')}
          isSending={isSending}
          problem={problem}
          onCancel={() => show(false)}
          onSend={(reason) =>
            send({ kind: 'sale', departureId: id, body: { sale: wanted, reason } })
          }
        />
      ) : (
        isChangeable && (
          <div>
            <Button size="s" variant="secondary" onClick={() => show(true)}>
              {t(closed ? 'departure.reopen' : 'departure.close')}
            </Button>
          </div>
        )
      )}
      {isChangeable && (
        <p css={smallText}>{t(closed ? 'departure.reopenHint' : 'departure.closeHint')}</p>
      )}
    </Section>
  );
}
