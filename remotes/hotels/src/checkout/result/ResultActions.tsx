import type { Payment } from '@tiquete/contracts';
import { useBoot, useMessages, useSession, type ApiClient } from '@tiquete/platform';
import { Button, css, LinkButton, Notice, PrintIcon, type Theme } from '@tiquete/ui';
import { gatewayUrl } from '../addresses';
import { useRetry } from './useRetry';

export interface ResultActionsProps {
  api: ApiClient;
  payment: Payment;
  onOpened: (payment: Payment) => void;
}
/** What can be done now: pay on, pay again, or keep what was bought. */
export function ResultActions({ api, payment, onOpened }: ResultActionsProps) {
  const t = useMessages('hotels');
  const bookings = useMyBookingsPath();
  const { retry, isBusy, problem } = useRetry(api, payment, onOpened);
  const { status, booking, processUrl } = payment;
  const canGoOn = status === 'PENDING' && gatewayUrl(processUrl) !== null;
  const canRetry = status === 'REJECTED' && booking.status === 'COTIZED' && problem?.code !== 'BOOKING_EXPIRED';
  return (
    <div css={box}>
      {canGoOn && <p>{t('checkout.result.pendingOpen')}</p>}
      {problem && <Notice kind="error" text={problem.title} />}
      <div css={row}>
        {canGoOn && <Button onClick={() => onOpened(payment)}>{t('checkout.result.goOn')}</Button>}
        {canRetry && (
          <Button busy={isBusy} onClick={() => void retry()}>
            {t('checkout.result.retry')}
          </Button>
        )}
        {status === 'REJECTED' && !canRetry && <LinkButton to="/">{t('checkout.search')}</LinkButton>}
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
/** Where a signed-in traveller's bookings are, when some remote offers them; null otherwise. */
function useMyBookingsPath(): string | null {
  const { status } = useSession();
  const entries = useBoot().remotes.flatMap(({ descriptor }) => descriptor.menu);
  const found = entries.find(({ id }) => id === 'MY_BOOKINGS');
  return status === 'authenticated' && found ? found.path : null;
}
const box = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  @media print {
    display: none;
  }
`;
const row = (theme: Theme) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.spacing(3)};
  @media (max-width: 479px) {
    > * { flex: 1 1 100%; }
  }
`;
const quiet = (theme: Theme) => css`
  color: ${theme.vars.palette.text.secondary};
`;
