import { useRef, useState } from 'react';
import type { ConsoleDeparture } from '@tiquete/contracts';
import { useMessages, useSelector } from '@tiquete/platform';
import { CodeAgain } from '@tiquete/staff';
import { Button, DownloadIcon, Notice, Section, smallText } from '@tiquete/ui';
import { ReasonForm } from '../actions/ReasonForm';
import { useAction } from '../actions/useAction';
import { selectConsole } from '../state/slice';
import { PassengerList } from './PassengerList';

/**
 * Travellers of a departure. To see them the operator gives a reason, which the api logs, and a fresh code. The file has the
 * same reason.
 */
export function Passengers({ departure: { id, bookings } }: { departure: ConsoleDeparture }) {
  const t = useMessages('console');
  const shown = useSelector(
    (state: Parameters<typeof selectConsole>[0]) => selectConsole(state).actions.passengers,
  );
  const [isOpen, setOpen] = useState(false);
  const [show, file] = [useAction('passengers'), useAction('file')];
  const sent = useRef<() => void>(null);
  const whole = shown?.departureId === id ? shown : null;
  const needsCode = ({ problem }: typeof show) => problem?.code === 'SECOND_FACTOR_REQUIRED';
  const request = (send: () => void) => {
    sent.current = send;
    send();
  };
  return (
    <Section size="s" title={t('departure.passengers')}>
      <p>
        {bookings === 0
          ? t('departure.noPassengers')
          : t('departure.passengersText', { count: bookings })}
      </p>
      {bookings > 0 && !whole && !isOpen && (
        <div>
          <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
            {t('departure.show')}
          </Button>
        </div>
      )}
      {!whole && isOpen && (
        <ReasonForm
          label={t('booking.showReason')}
          hint={t('departure.reasonHint')}
          submit={t('departure.showSend')}
          isSending={show.isSending}
          problem={needsCode(show) ? null : show.problem}
          isHeld={needsCode(show)}
          onCancel={() => {
            show.forget();
            setOpen(false);
          }}
          onSend={(reason) =>
            request(() => show.send({ kind: 'passengers', departureId: id, reason }))
          }
        />
      )}
      {!whole && needsCode(show) && (
        <CodeAgain
          hint={t('factor.before.people')}
          onPassed={() => sent.current?.()}
          onEdit={show.forget}
        />
      )}
      {whole && (
        <>
          <p role="status" css={smallText}>
            {t('departure.shown')}
          </p>
          <div>
            <Button
              size="s"
              variant="secondary"
              busy={file.isSending}
              onClick={() =>
                request(() => file.send({ kind: 'file', departureId: id, reason: whole.reason }))
              }
            >
              <DownloadIcon aria-hidden /> {t('departure.download')}
            </Button>
          </div>
          {file.isDone && <Notice kind="success" text={t('departure.downloaded')} />}
          {file.problem && !needsCode(file) && (
            <Notice kind="error" text={t('action.failed', { reason: file.problem.title })} />
          )}
          {needsCode(file) && (
            <CodeAgain
              hint={t('factor.before.people')}
              onPassed={() => sent.current?.()}
              onEdit={file.forget}
            />
          )}
          <PassengerList bookings={whole.bookings} />
        </>
      )}
    </Section>
  );
}
