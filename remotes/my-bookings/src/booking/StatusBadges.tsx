import type { BookingSummary } from '@tiquete/contracts';
import { BOOKING_STATUS, PAYMENT_STATUS, useMessages } from '@tiquete/platform';
import { Badge, css, type Theme, type Tone } from '@tiquete/ui';

/** Badge tones of the styles that the specification names. */
const TONES: Record<'processing' | 'success' | 'warning' | 'error', Tone> = {
  processing: 'primary',
  success: 'success',
  warning: 'warning',
  error: 'error',
};

/** Status of the booking and of its payment, with the specification's labels, and the step that is being worked on. */
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
  // REJECTED with a refund is a payment that was approved and given back, not one that failed.
  const isReturned = payment_status === 'REJECTED' && refunded > 0;
  // The payment of the first part was approved, which is not the whole story.
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
