import type { BookingDetail } from '@tiquete/contracts';
import { formatMoney, inColombia, PAYMENT_STATUS, useMessages } from '@tiquete/platform';
import { Badge, css, type Theme } from '@tiquete/ui';

/** Lists the payments if there are several. */
export function PaymentAttempts({ payments }: Pick<BookingDetail, 'payments'>) {
  const t = useMessages('my-bookings');
  if (payments.length < 2) return null;
  return (
    <div>
      <h3>{t('payment.attempts')}</h3>
      <ol css={list}>
        {payments.map(({ reference, status, amount, refunded, method, created_at }) => (
          <li key={reference}>
            <span>
              {t('history.at', inColombia(created_at))}
              <small>
                {[
                  formatMoney(amount),
                  method,
                  refunded > 0 && t('payment.attemptRefunded', { amount: formatMoney(refunded) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {refunded < amount && (
              <Badge tone={PAYMENT_STATUS[status].style}>{PAYMENT_STATUS[status].label}</Badge>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
const list = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(2)};
  margin-top: ${theme.spacing(2)};
  li {
    display: flex;
    gap: ${theme.spacing(3)};
    align-items: center;
    justify-content: space-between;
  }
  small {
    ${theme.type.small}
    display: block;
    color: ${theme.vars.palette.text.secondary};
  }
`;
