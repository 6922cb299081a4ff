import { buttons, deeds, useCheckoutWords, useMyBookingsPath, useRetry } from '@tiquete/checkout';
import type { BookingDetail, Payment } from '@tiquete/contracts';
import { formatMoney, type ApiClient, type Translate } from '@tiquete/platform';
import { Button, css, LinkButton, Notice, type Theme } from '@tiquete/ui';
import type { SoldFlight } from '../sold/readSold';
import { Files } from './Files';
import type { Stage } from './stageOf';
import { useSearchAgain } from './useSearchAgain';

export interface DeedsProps {
  api: ApiClient;
  stage: Stage;
  booking: BookingDetail;
  payment: Payment | null;
  flight: SoldFlight;
  onOpened: (payment: Payment) => void;
  onChanged: () => void;
  t: Translate;
}
/** Keys of what the button for paying says, by stage. */
const PAY_WORDS: Partial<Record<Stage, string>> = {
  payable: 'pay',
  unheld: 'pay',
  rejected: 'payAgain',
  paying: 'goOn',
};
const OVER: readonly Stage[] = ['sold', 'expired', 'notIssued'];

/** What can be done now: pay, pay on, search again, or keep what was bought. */
export function Deeds({
  api,
  stage,
  booking,
  payment,
  flight,
  onOpened,
  onChanged,
  t,
}: DeedsProps) {
  const sale = useCheckoutWords();
  const bookings = useMyBookingsPath();
  const searchAgain = useSearchAgain(flight);
  const { retry, isBusy, problem } = useRetry(api, booking.id, onOpened);
  const payWord = PAY_WORDS[stage];
  const pay = () => (stage === 'paying' && payment?.processUrl ? onOpened(payment) : void retry());
  return (
    <div css={deeds}>
      {stage === 'paying' && <p>{sale('checkout.result.pendingOpen')}</p>}
      {problem && (
        <Notice
          kind="error"
          text={problem.title}
          action={
            <Button variant="ghost" size="s" onClick={onChanged}>
              {t('refresh')}
            </Button>
          }
        />
      )}
      <div css={buttons}>
        {payWord && (
          <Button busy={isBusy} onClick={pay}>
            {t(payWord, { amount: formatMoney(booking.total + booking.optionals_total) })}
          </Button>
        )}
        {OVER.includes(stage) && <LinkButton to={searchAgain}>{t('searchAgain')}</LinkButton>}
        <Files booking={booking} t={t} />
        {bookings && (
          <LinkButton variant="secondary" to={bookings}>
            {sale('checkout.result.myBookings')}
          </LinkButton>
        )}
      </div>
      {!bookings && !OVER.includes(stage) && <p css={quiet}>{sale('checkout.result.keepCode')}</p>}
    </div>
  );
}
const quiet = (theme: Theme) => css`
  color: ${theme.vars.palette.text.secondary};
`;
