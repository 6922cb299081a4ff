import type { OperationsPayment } from '@tiquete/contracts';
import { formatMoney, useMessages } from '@tiquete/platform';
import { Entries, Entry } from '@tiquete/staff';
import { Badge, Section, smallText, type Tone } from '@tiquete/ui';
import { Facts } from '../frame/Facts';
import { useMoments } from '../frame/moments';
import { DISCOUNT_BEARERS, PAYMENT_STATES } from '../messages/labels';
import { labelOf } from '../messages/stateLabels';

const TONES: Readonly<Record<string, Tone>> = {
  APPROVED: 'success',
  PARTIALLY_REFUNDED: 'warning',
  REFUND_PENDING: 'warning',
  PENDING: 'primary',
  AUTHORIZED: 'primary',
  REJECTED: 'error',
};

export function Payments({ payments }: { payments: readonly OperationsPayment[] }) {
  const t = useMessages('console');
  const { moment } = useMoments();
  const factsOf = ({
    captured,
    discount,
    refundable,
    request_id,
    receipt,
    notified_at,
    next_at,
    created_at,
  }: OperationsPayment) => [
    { name: t('booking.captured'), value: formatMoney(captured) },
    ...(discount
      ? [
          {
            name: t('booking.discount', {
              bearer: discount.bearer
                ? labelOf(DISCOUNT_BEARERS, discount.bearer)
                : t('booking.discountUnknown'),
            }),
            value: formatMoney(discount.amount),
          },
        ]
      : []),
    { name: t('booking.refundable'), value: formatMoney(refundable) },
    { name: t('booking.request'), value: request_id ?? t('frame.none') },
    ...(receipt
      ? [
          {
            name: t('booking.method'),
            value: [receipt.paymentMethodName, receipt.issuerName].filter(Boolean).join(' · '),
          },
          { name: t('booking.authorization'), value: receipt.authorization || t('frame.none') },
        ]
      : []),
    { name: t('booking.created'), value: moment(created_at) },
    { name: t('booking.notified'), value: notified_at.length },
    ...(next_at ? [{ name: t('booking.nextStep'), value: moment(next_at) }] : []),
  ];
  return (
    <Section size="s" title={t('booking.payments')}>
      {payments.length === 0 && <p css={smallText}>{t('booking.noPayments')}</p>}
      <Entries>
        {payments.map((payment) => (
          <Entry
            key={payment.id}
            title={payment.reference}
            badges={
              <Badge tone={TONES[payment.state] ?? 'neutral'}>
                {labelOf(PAYMENT_STATES, payment.state)}
              </Badge>
            }
            amount={formatMoney(payment.amount)}
          >
            <Facts facts={factsOf(payment)} />
          </Entry>
        ))}
      </Entries>
    </Section>
  );
}
