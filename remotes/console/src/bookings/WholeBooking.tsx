import type { ReactNode } from 'react';
import type { OperationsBooking } from '@tiquete/contracts';
import { Link, useMessages } from '@tiquete/platform';
import { Entries, Entry } from '@tiquete/staff';
import { Badge, Section } from '@tiquete/ui';
import { halves } from '../frame/halves';
import { CASE_KINDS } from '../messages/labels';
import { labelOf } from '../messages/stateLabels';
import { caseUrl } from '../urls';
import { BookingFacts } from './BookingFacts';
import { History } from './History';
import { Mails } from './Mails';
import { Optionals } from './Optionals';
import { Payments } from './Payments';
import { People } from './People';
import { Refunds } from './Refunds';
import { Schedule } from './Schedule';

/** Booking, payments and refunds on the left; actions, people, history and e-mails on the right. */
export function WholeBooking({
  booking,
  children,
}: {
  booking: OperationsBooking;
  children?: ReactNode;
}) {
  const t = useMessages('console');
  const { cases, optionals } = booking;
  return (
    <div css={halves}>
      <div>
        <BookingFacts booking={booking} />
        {cases.length > 0 && (
          <Section size="s" title={t('booking.cases')}>
            <Entries>
              {cases.map(({ id, kind, state }) => (
                <Entry
                  key={id}
                  title={
                    <Link
                      to={caseUrl(id)}
                      aria-label={t('booking.openCase', { kind: labelOf(CASE_KINDS, kind) })}
                    >
                      {labelOf(CASE_KINDS, kind)}
                    </Link>
                  }
                  badges={
                    <Badge tone={state === 'OPEN' ? 'error' : 'neutral'}>
                      {t(`booking.caseState.${state}`)}
                    </Badge>
                  }
                />
              ))}
            </Entries>
          </Section>
        )}
        {booking.schedule.length > 1 && <Schedule schedule={booking.schedule} />}
        <Payments payments={booking.payments} />
        <Refunds refunds={booking.refunds} />
        {optionals.length > 0 && <Optionals optionals={optionals} />}
      </div>
      <div>
        {children}
        <People key={booking.id} booking={booking} />
        <History events={booking.events} />
        <Mails mails={booking.mails} />
      </div>
    </div>
  );
}
