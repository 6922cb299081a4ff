import type { BookingDetail } from '@tiquete/contracts';
import { formatDayYear, formatMoney, inColombia, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

type Part = BookingDetail['schedule'][number];

/** Instalments of the booking, if there are several. */
export function PaymentParts({ schedule }: Pick<BookingDetail, 'schedule'>) {
  const t = useMessages('my-bookings');
  if (schedule.length < 2) return null;
  return (
    <div>
      <h3>{t('payment.parts')}</h3>
      <ol css={list}>
        {schedule.map((part) => (
          <li key={part.number} data-status={part.status}>
            <span>
              {t('payment.part', { number: part.number, all: schedule.length })}
              <small>
                {dayOf(part)
                  ? t(`payment.part_${part.status}`, { day: dayOf(part) })
                  : t('payment.partNow')}
              </small>
            </span>
            <b>{formatMoney(part.amount)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
/** Day of the payment, or the due day; null if it is due at once. */
function dayOf({ paid_at, due_on }: Part): string | null {
  if (paid_at) return inColombia(paid_at).day;
  return due_on && formatDayYear(due_on);
}
const list = (theme: Theme) => css`
  margin-top: ${theme.spacing(2)};
  li {
    display: flex;
    gap: ${theme.spacing(3)};
    align-items: baseline;
    justify-content: space-between;
    padding-block: ${theme.spacing(2)};
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  small {
    ${theme.type.small}
    display: block;
    color: ${theme.vars.palette.text.secondary};
  }
  b {
    white-space: nowrap;
  }
  [data-status='PAID'] small {
    color: ${theme.vars.palette.success.main};
  }
  [data-status='OVERDUE'] small {
    color: ${theme.vars.palette.error.main};
  }
`;
