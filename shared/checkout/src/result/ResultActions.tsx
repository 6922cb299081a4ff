import type { Payment } from '@tiquete/contracts';
import type { ApiClient } from '@tiquete/platform';
import { Button, css, LinkButton, Notice, PrintIcon, type Theme } from '@tiquete/ui';
import { useCheckoutProduct, useCheckoutWords } from '../checkoutProduct';
import { gatewayUrl } from '../page/gatewayUrl';
import { buttons, deeds } from './resultStyles';
import { useMyBookingsPath } from './useMyBookingsPath';
import { useRetry } from './useRetry';

export interface ResultActionsProps {
  api: ApiClient;
  payment: Payment;
  onOpened: (payment: Payment) => void;
}
/** What can be done now: pay on, pay again, or keep what was bought. */
export function ResultActions({ api, payment, onOpened }: ResultActionsProps) {
  const t = useCheckoutWords();
  const { searchPath } = useCheckoutProduct();
  const bookings = useMyBookingsPath();
  const { retry, isBusy, problem } = useRetry(api, payment.booking.id, onOpened);
  const { status, booking, processUrl } = payment;
  const canGoOn = status === 'PENDING' && gatewayUrl(processUrl) !== null;
  const canRetry =
    status === 'REJECTED' && booking.status === 'COTIZED' && problem?.code !== 'BOOKING_EXPIRED';
  return (
    <div css={deeds}>
      {canGoOn && <p>{t('checkout.result.pendingOpen')}</p>}
      {problem && <Notice kind="error" text={problem.title} />}
      <div css={buttons}>
        {canGoOn && <Button onClick={() => onOpened(payment)}>{t('checkout.result.goOn')}</Button>}
        {canRetry && (
          <Button busy={isBusy} onClick={() => void retry()}>
            {t('checkout.result.retry')}
          </Button>
        )}
        {status === 'REJECTED' && !canRetry && (
          <LinkButton to={searchPath}>{t('checkout.search')}</LinkButton>
        )}
        {bookings && (
          <LinkButton variant={status === 'APPROVED' ? 'primary' : 'secondary'} to={bookings}>
            {t('checkout.result.myBookings')}
          </LinkButton>
        )}
        {status !== 'REJECTED' && (
          <Button variant="secondary" onClick={() => window.print()}>
            <PrintIcon size={18} aria-hidden />
            {t('checkout.result.print')}
          </Button>
        )}
      </div>
      {!bookings && status !== 'REJECTED' && <p css={quiet}>{t('checkout.result.keepCode')}</p>}
    </div>
  );
}
const quiet = (theme: Theme) => css`
  color: ${theme.vars.palette.text.secondary};
`;
