import type { OperationsBooking } from '@tiquete/contracts';
import { formatDayYear, formatMoney, useMessages } from '@tiquete/platform';
import { Entries, Entry } from '@tiquete/staff';
import { Badge, Section, smallText, type Tone } from '@tiquete/ui';
import { useMoments } from '../frame/moments';

type Part = OperationsBooking['schedule'][number];
const TONES: Record<Part['status'], Tone> = {
  PAID: 'success',
  OPEN: 'primary',
  LATER: 'neutral',
  OVERDUE: 'error',
};

/** Instalments of a booking. */
export function Schedule({ schedule }: Pick<OperationsBooking, 'schedule'>) {
  const t = useMessages('console');
  const { moment } = useMoments();
  const lineOf = ({ due_on, paid_at, payment }: Part): string => {
    if (paid_at !== null && payment !== null)
      return t('booking.partPaid', { moment: moment(paid_at), payment });
    return due_on === null
      ? t('booking.partAtOnce')
      : t('booking.partDue', { day: formatDayYear(due_on) });
  };
  const balance = schedule
    .filter(({ status }) => status !== 'PAID')
    .reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Section size="s" title={t('booking.schedule')}>
      <p css={smallText}>{t('booking.balance', { amount: formatMoney(balance) })}</p>
      <Entries>
        {schedule.map((part) => (
          <Entry
            key={part.number}
            title={t('booking.part', { number: part.number })}
            badges={
              <Badge tone={TONES[part.status]}>{t(`booking.partStatus.${part.status}`)}</Badge>
            }
            amount={formatMoney(part.amount)}
            note={lineOf(part)}
          />
        ))}
      </Entries>
    </Section>
  );
}
