import type { BookingDetail, Payment } from '@tiquete/contracts';
import { formatDayYear, formatMoney, useMessages } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';

/** The receipt, as far as it is known. */
export function PaymentFacts({ payment, booking }: { payment: Payment; booking: BookingDetail | null }) {
  const t = useMessages('hotels');
  const { receipt } = payment;
  const guests = booking?.passengers.map(({ name, lastname }) => `${name} ${lastname}`).join(', ');
  const facts: [key: string, value: string | undefined][] = [
    ['dates', booking ? t('search.range', { start: formatDayYear(booking.date_from), end: formatDayYear(booking.date_to) }) : undefined],
    ['guests', guests],
    ['extras', booking?.optionals.map(({ name, status_label }) => `${name} (${status_label})`).join(', ')],
    ['bookingStatus', payment.booking.status_label],
    ['amount', formatMoney(payment.amount)],
    ['reference', payment.reference],
    ['method', receipt ? [receipt.paymentMethodName, receipt.issuerName].filter(Boolean).join(', ') : undefined],
    ['authorization', payment.status === 'APPROVED' ? receipt?.authorization : undefined],
  ];
  return (
    <section css={section}>
      {booking && <h2>{booking.title}</h2>}
      <dl css={list}>
        {facts.map(([key, value]) =>
          value ? (
            <div key={key}>
              <dt>{t(`checkout.result.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
const section = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
`;
const list = (theme: Theme) => css`
  display: grid;
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.spacing(6)};
    padding-block: ${theme.spacing(2)};
    border-top: 1px solid ${theme.vars.palette.divider};
  }
  dt {
    color: ${theme.vars.palette.text.secondary};
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
