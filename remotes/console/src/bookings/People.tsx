import { useRef, useState } from 'react';
import type { OperationsBooking } from '@tiquete/contracts';
import { useMessages, useSelector } from '@tiquete/platform';
import { CodeAgain } from '@tiquete/staff';
import { Button, Section, smallText } from '@tiquete/ui';
import { ReasonForm } from '../actions/ReasonForm';
import { useAction } from '../actions/useAction';
import { Facts } from '../frame/Facts';
import { selectConsole } from '../state/slice';

/** Buyer and travellers, masked. To see them in full the operator gives a reason, which the api records, and a fresh code. */
export function People({ booking: { id, people: masked } }: { booking: OperationsBooking }) {
  const t = useMessages('console');
  const shown = useSelector(
    (state: Parameters<typeof selectConsole>[0]) => selectConsole(state).actions.people,
  );
  const [isOpen, setOpen] = useState(false);
  const { isSending, problem, send, forget } = useAction('show');
  const reason = useRef('');
  const needsCode = problem?.code === 'SECOND_FACTOR_REQUIRED';
  const show = () => send({ kind: 'show', bookingId: id, reason: reason.current });
  const whole = shown?.bookingId === id ? shown.people : null;
  const { customer, passengers } = whole ?? masked;
  const lineOf = (parts: (string | number | null)[]) =>
    parts.filter((part) => part !== null && part !== '').join(' · ');
  const facts = [
    {
      name: t('booking.buyer'),
      value: [customer.name, customer.document, customer.email, customer.phone]
        .filter(Boolean)
        .map((line) => <div key={line}>{line}</div>),
    },
    {
      name: t('booking.passengers'),
      value: passengers.map(({ name, age, document }, index) => (
        <div key={index}>{lineOf([name, age, document])}</div>
      )),
    },
  ];
  return (
    <Section size="s" title={t('booking.people')}>
      <Facts facts={facts} />
      {whole && (
        <p role="status" css={smallText}>
          {t('booking.shown')}
        </p>
      )}
      {!whole && !isOpen && (
        <div>
          <Button size="s" variant="secondary" onClick={() => setOpen(true)}>
            {t('booking.show')}
          </Button>
        </div>
      )}
      {!whole && isOpen && (
        <ReasonForm
          label={t('booking.showReason')}
          hint={t('booking.showHint')}
          submit={t('action.show')}
          isSending={isSending}
          problem={needsCode ? null : problem}
          isHeld={needsCode}
          onCancel={() => {
            forget();
            setOpen(false);
          }}
          onSend={(typed) => {
            reason.current = typed;
            show();
          }}
        />
      )}
      {!whole && needsCode && (
        <CodeAgain hint={t('factor.before.people')} onPassed={show} onEdit={forget} />
      )}
    </Section>
  );
}
