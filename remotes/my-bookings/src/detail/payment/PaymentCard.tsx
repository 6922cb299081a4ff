import { usePaying } from '@tiquete/checkout';
import type { BookingDetail, Payment } from '@tiquete/contracts';
import {
  formatMoney,
  inColombia,
  Link,
  PAYMENT_STATUS,
  useBoot,
  useMessages,
  useSelector,
} from '@tiquete/platform';
import {
  Badge,
  Button,
  css,
  LinkButton,
  Notice,
  Section,
  smallText,
  type Theme,
} from '@tiquete/ui';
import { homePath } from '../../booking/homePath';
import { nextPaymentWords } from '../../booking/nextPaymentWords';
import { PaymentAttempts } from './PaymentAttempts';
import { PaymentParts } from './PaymentParts';
import { paymentSummary, type PaymentSummary } from './paymentSummary';
import { bookingPayment } from '../../state/bookingPayment';
import { selectPaymentAttempt } from '../../state/slice';
import { detailUrl } from '../../urls';
import { screenOnly } from '../printStyles';

/** Texts with a second sentence, whose key ends in `More`. */
const HAS_MORE = [
  'processing',
  'partial',
  'confirming',
  'paidCancelled',
  'rejected',
  'rejectedExpired',
  'refunding',
  'refunded',
  'refundedPart',
  'balance',
  'overdue',
] as const;
/** Texts of bookings whose time to pay has ended. */
const OVER: ReadonlySet<PaymentSummary['text']> = new Set([
  'expired',
  'released',
  'rejectedExpired',
]);

type PaidBooking = Parameters<typeof paymentSummary>[0] &
  Pick<
    BookingDetail,
    'id' | 'total' | 'optionals_total' | 'refunded' | 'payments' | 'balance' | 'schedule'
  >;
/** Status of the payment in the specification's words, with a button to pay while that is possible. */
export function PaymentCard({
  booking,
  onOpened,
}: {
  booking: PaidBooking;
  onOpened: (payment: Payment) => void;
}) {
  const t = useMessages('my-bookings');
  const { remotes } = useBoot();
  const attempt = useSelector(selectPaymentAttempt);
  const { pay, isOpening, problem } = usePaying(
    bookingPayment,
    attempt,
    onOpened,
    t('payment.leaving'),
  );
  const { payment_status, pay_by, total, optionals_total, refunded, payments } = booking;
  const { balance, next_payment, schedule, part_paid } = booking;
  const { text, action } = paymentSummary(booking);
  const more = HAS_MORE.find((one) => one === text);
  // No badge where it would mislead: REJECTED with a refund means refunded, and a cancelled booking is no success.
  const isMisleading =
    (payment_status === 'REJECTED' && refunded > 0) ||
    (payment_status === 'APPROVED' && booking.status === 'CANCEL') ||
    text === 'unpaid' ||
    text === 'balance' ||
    text === 'overdue';
  const status = payment_status && !isMisleading ? PAYMENT_STATUS[payment_status] : null;
  // An open payment page charges the amount that it was opened with.
  const open = payments.findLast(({ status: tried }) => tried === 'PENDING');
  const amount = open?.amount ?? next_payment?.amount ?? balance;
  const words = {
    ...nextPaymentWords(booking),
    balance: formatMoney(balance),
    paid: formatMoney(total + optionals_total - balance),
    ...(refunded > 0 && { amount: formatMoney(refunded) }),
    ...(part_paid > 0 && { part: formatMoney(part_paid) }),
  };
  const payOrder = { bookingId: booking.id, returnPath: detailUrl(booking.id) };
  const wasPaid = refunded > 0 || payment_status === 'APPROVED';
  return (
    <Section title={t('payment.title')}>
      <div role="status" css={stack}>
        {status && <Badge tone={status.style}>{status.label}</Badge>}
        <p>
          <b>{t(`payment.${text}`, words)}</b>
        </p>
        {more && <p>{t(`payment.${more}More`, words)}</p>}
        {action && pay_by && <p>{t('booking.payBy', inColombia(pay_by))}</p>}
      </div>
      {(action || problem || OVER.has(text)) && (
        <div css={[stack, screenOnly]}>
          {problem && <Notice kind="error" text={t('payment.failed', { reason: problem.title })} />}
          {action && (
            <Button
              fullWidth
              busy={isOpening}
              variant={action === 'resume' ? 'secondary' : 'primary'}
              onClick={() => pay(payOrder)}
            >
              {t(`payment.${action}`, { amount: formatMoney(amount) })}
            </Button>
          )}
          {action && !open && balance > amount && (
            <Button
              fullWidth
              busy={isOpening}
              variant="secondary"
              onClick={() => pay({ ...payOrder, paysAll: true })}
            >
              {t('payment.payAll', { amount: formatMoney(balance) })}
            </Button>
          )}
          {action && <p css={smallText}>{t('payment.leaving')}</p>}
          {OVER.has(text) && (
            <LinkButton variant="secondary" size="s" to={homePath(remotes)}>
              {t('payment.searchAgain')}
            </LinkButton>
          )}
        </div>
      )}
      {booking.status !== 'CANCEL' && <PaymentParts schedule={schedule} />}
      <PaymentAttempts payments={payments} />
      {wasPaid && (
        <p css={[smallText, screenOnly]}>
          {t('payment.reversal')}{' '}
          <Link to="/payments_faq#reversion">{t('payment.reversalLink')}</Link>
        </p>
      )}
    </Section>
  );
}
const stack = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
`;
