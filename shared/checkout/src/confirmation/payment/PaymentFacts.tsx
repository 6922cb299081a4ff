import type { ReactNode } from 'react';
import type { BookedOptional, BookingDetail, Payment } from '@tiquete/contracts';
import { formatMoney } from '@tiquete/platform';
import { css, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../../checkoutContext';
import { section } from '../confirmationStyles';

/** A fact without a value is not shown. */
type Fact = [
  key: 'amount' | 'authorization' | 'bookingStatus' | 'extras' | 'method' | 'reference',
  value: ReactNode,
];
export interface PaymentFactsProps {
  payment: Payment;
  booking: BookingDetail | null;
}
/** Receipt of the payment, with the values known so far. */
export function PaymentFacts({ payment, booking }: PaymentFactsProps) {
  const t = useCheckoutWords();
  const { receipt } = payment;
  const facts: Fact[] = [
    ['extras', booking?.optionals.map((extra) => <Extra key={extra.id} extra={extra} />)],
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
          isShown(value) ? (
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
const isShown = (value: ReactNode): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

/** Status of an extra, and its number at the provider. */
function Extra({ extra: { kind, name, status_label, locator } }: { extra: BookedOptional }) {
  const t = useCheckoutWords();
  return (
    <div>
      <span>{`${name} (${status_label})`}</span>
      {locator !== null && (
        <small>{t('checkout.result.extraLocator', { locator, context: kind })}</small>
      )}
    </div>
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
    font-weight: ${theme.weight.strong};
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    ${theme.type.small}
  }
`;
