import type { Payment } from '@tiquete/contracts';
import { formatMoney } from '@tiquete/platform';
import { Button, css, LinkButton, Notice, type Theme } from '@tiquete/ui';
import { returnPathOf, useCheckoutNames, useCheckoutWords } from '../checkoutContext';
import type { PaymentAttempt } from '../payment/definePayment';
import { gatewayUrl } from '../payment/gatewayUrl';
import { usePaying } from '../payment/usePaying';
import type { Result } from '../result/createResult';
import { OVER, PAID, type Stage } from '../result/paymentStage';
import type { Known } from './confirmationDefinition';
import { actions, buttons, quietButtons } from './confirmationStyles';
import { Documents, VoucherLink } from './Documents';
import { moneyOf } from './payment/moneyOf';
import { useGuestBookingPath, useMyBookingsPath } from './useMyBookingsPath';

export interface ActionsProps {
  result: Result;
  attempt: PaymentAttempt;
  stage: Stage;
  known: Known;
  searchPath: string;
  onOpened: (payment: Payment) => void;
  /** Called when the booking on the page is out of date. */
  onChanged: () => void;
}
/** Label of the pay button by stage. */
const PAY_WORDS: Partial<Record<Stage, 'pay' | 'retry'>> = {
  payable: 'pay',
  unheld: 'pay',
  rejected: 'retry',
  lapsed: 'retry',
  unpaid: 'pay',
};
/** Stages without a voucher to print or share. */
const NOTHING_YET: readonly Stage[] = ['rejected', 'unpaid', 'paying', 'partial', 'lapsed'];
/** Stages in which the voucher is minutes away at most. */
const SOON_CONFIRMED: readonly Stage[] = ['confirming', 'issued'];

/** The main action of the stage (pay, search again, the voucher or the bookings), and the quiet ones below it. */
export function Actions({
  result,
  attempt,
  stage,
  known: { booking, payment },
  searchPath,
  onOpened,
  onChanged,
}: ActionsProps) {
  const t = useCheckoutWords();
  const names = useCheckoutNames();
  const paying = usePaying(result.payment, attempt, onOpened, t('checkout.leaving'));
  const { problem } = paying;
  const bookingId = booking?.id ?? payment?.booking.id ?? '';
  const mine = useMyBookingsPath();
  const guests = useGuestBookingPath(bookingId, payment?.reference);
  const bookings = mine ?? guests;
  const isExpired = problem?.code === 'BOOKING_EXPIRED' || problem?.code === 'BOOKING_REJECTED';
  const isOpen = gatewayUrl(payment?.processUrl ?? null) !== null;
  const payWord = isExpired ? null : PAY_WORDS[stage];
  const isOver = OVER.includes(stage) || isExpired;
  const hasMore = !isOver && !NOTHING_YET.includes(stage);
  // Only one of the voucher and Mis reservas is the primary button.
  const isFirst =
    stage === 'paying' || stage === 'partial' || (PAID.includes(stage) && !booking?.can.voucher);
  const isPageOpen = stage === 'unpaid' && isOpen;
  const due = booking?.next_payment?.amount ?? (booking ? moneyOf(booking, payment).due : null);
  const toPay = (isPageOpen ? null : due) ?? payment?.amount ?? 0;
  const toBookings = (variant: 'primary' | 'ghost') =>
    bookings && (
      <LinkButton variant={variant} to={bookings}>
        {t(`checkout.result.${mine ? 'myBookings' : 'myBooking'}`)}
      </LinkButton>
    );
  const quietBookings = !isFirst && stage !== 'unpaid' && toBookings('ghost');
  // The page shows the supplier's confirmation by itself, within minutes.
  const isOnItsWay = SOON_CONFIRMED.includes(stage) && booking?.can.voucher === false;
  const pay = () => {
    if (isPageOpen && payment) onOpened(payment);
    else paying.pay({ bookingId, returnPath: returnPathOf(names, bookingId) });
  };
  return (
    <div css={actions}>
      {problem && (
        <Notice
          kind="error"
          text={problem.title}
          action={
            <Button variant="ghost" size="s" onClick={onChanged}>
              {t('checkout.result.refresh')}
            </Button>
          }
        />
      )}
      <div css={buttons}>
        {payWord && (
          <Button busy={paying.isOpening} onClick={pay}>
            {t(`checkout.result.${payWord}`, {
              amount: formatMoney(toPay),
            })}
          </Button>
        )}
        {isOver && <LinkButton to={searchPath}>{t('checkout.search')}</LinkButton>}
        {hasMore && booking?.can.voucher && <VoucherLink booking={booking} />}
        {isFirst && toBookings('primary')}
      </div>
      <div css={quietButtons}>
        {hasMore && booking ? (
          <Documents booking={booking} isOnItsWay={isOnItsWay}>
            {quietBookings}
          </Documents>
        ) : (
          quietBookings
        )}
        {payment?.processing && isOpen && (
          <Button variant="ghost" onClick={() => onOpened(payment)}>
            {t('checkout.result.atGateway')}
          </Button>
        )}
      </div>
      {!mine && !isOver && <p css={quiet}>{t('checkout.result.keepCode')}</p>}
    </div>
  );
}
const quiet = (theme: Theme) => css`
  color: ${theme.vars.palette.text.secondary};
`;
