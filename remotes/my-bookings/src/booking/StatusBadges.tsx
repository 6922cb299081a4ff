import type { BookingSummary } from '@tiquete/contracts';
import { BOOKING_STATUS, PAYMENT_STATUS, useMessages } from '@tiquete/platform';
import { Badge, css, type Theme, type Tone } from '@tiquete/ui';

/** Badge tones by the specification's styles. */
const TONES: Record<'processing' | 'success' | 'warning' | 'error', Tone> = {
  processing: 'primary',
  success: 'success',
  warning: 'warning',
  error: 'error',
};

/** Badges of the booking's status, its payment's status, with the specification's labels, and the action in progress. */
export function StatusBadges({
  booking: { status, payment_status, course, refunded, balance, next_payment },
}: {
  booking: Pick<
    BookingSummary,
    'status' | 'payment_status' | 'course' | 'refunded' | 'balance' | 'next_payment'
  >;
}) {
  const t = useMessages('my-bookings');
  const booking = BOOKING_STATUS[status];
  const payment = payment_status && PAYMENT_STATUS[payment_status];
  // REJECTED with a refund means that an approved payment was refunded.
  const isReturned = payment_status === 'REJECTED' && refunded > 0;
  // Only the first instalment is approved, so the badge would mislead.
  const owes = status === 'OK' && balance > 0;
  return (
    <p css={badges}>
      <Badge tone={TONES[booking.style]}>{booking.label}</Badge>
      {course !== null && <Badge tone="warning">{t(`progress.${course}`)}</Badge>}
      {isReturned && <Badge>{t('booking.returned')}</Badge>}
      {owes && (
        <Badge tone={next_payment?.is_overdue ? 'error' : 'warning'}>
          {t(next_payment?.is_overdue ? 'booking.overdue' : 'booking.balance')}
        </Badge>
      )}
      {payment && !isReturned && !owes && (
        <Badge tone={TONES[payment.style]}>{t('booking.payment', { label: payment.label })}</Badge>
      )}
    </p>
  );
}
const badges = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(2)};
`;
