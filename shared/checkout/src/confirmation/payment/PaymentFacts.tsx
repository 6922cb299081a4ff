import type { BookingDetail, Payment } from '@tiquete/contracts';
import { formatMoney } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../../checkoutProduct';
import { section } from '../confirmationStyles';

/** A key below `checkout.result`, and what stands there; nothing is shown without it. */
type Fact = [key: string, value: string | undefined];
export interface PaymentFactsProps {
  payment: Payment;
  booking: BookingDetail | null;
}
/** The receipt, as far as it is known. */
export function PaymentFacts({ payment, booking }: PaymentFactsProps) {
  const t = useCheckoutWords();
  const { receipt } = payment;
  const facts: Fact[] = [
    [
      'extras',
      booking?.optionals.map(({ name, status_label }) => `${name} (${status_label})`).join(', '),
    ],
    ['bookingStatus', booking?.status_label ?? payment.booking.status_label],
    ['amount', formatMoney(payment.amount)],
    ['reference', payment.reference],
    [
      'method',
      receipt
        ? [receipt.paymentMethodName, receipt.issuerName].filter(Boolean).join(', ')
        : undefined,
    ],
    ['authorization', payment.status === 'APPROVED' ? receipt?.authorization : undefined],
  ];
  return (
    <section css={section}>
      <h2>{t('checkout.result.payment')}</h2>
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
