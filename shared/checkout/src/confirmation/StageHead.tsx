import { inColombia, PAYMENT_STATUS } from '@tiquete/platform';
import { useCheckoutWords } from '../checkoutContext';
import { PAYMENT_OF, WAITING, type Stage } from '../result/paymentStage';
import type { Known } from './confirmationDefinition';
import { PaymentHead } from './payment/PaymentHead';

/** Our sentence about the state as a heading, and below it the status with its message. */
export function StageHead({ stage, known: { booking, payment } }: { stage: Stage; known: Known }) {
  const t = useCheckoutWords();
  const paid = PAYMENT_OF[stage];
  const title = t(`checkout.result.title.${stage}`);
  if (paid)
    return (
      <PaymentHead
        tone={PAYMENT_STATUS[paid].style}
        label={t(`checkout.result.status.${paid}`)}
        title={title}
      >
        {t(`checkout.result.message.${paid}`)}
      </PaymentHead>
    );
  const label = booking?.status_label ?? payment?.booking.status_label ?? '';
  const until = booking?.pay_by ? inColombia(booking.pay_by) : {};
  return (
    <PaymentHead tone={WAITING.includes(stage) ? 'warning' : 'error'} label={label} title={title}>
      {t(`checkout.result.lead.${stage}`, until)}
    </PaymentHead>
  );
}
