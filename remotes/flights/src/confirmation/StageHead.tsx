import { PaymentHead } from '@tiquete/checkout';
import type { BookingDetail, Payment } from '@tiquete/contracts';
import { inColombia, PAYMENT_STATUS, type Translate } from '@tiquete/platform';
import type { Stage } from './stageOf';

/** Stages that a payment made, in the specification's words for it. */
const PAYMENT_OF: Partial<Record<Stage, Payment['status']>> = {
  paying: 'PENDING',
  rejected: 'REJECTED',
  confirming: 'APPROVED',
  reviewing: 'APPROVED',
  issued: 'APPROVED',
};
const UNPAID: readonly Stage[] = ['holding', 'payable', 'unheld', 'cancelling'];

/** The state, its heading, and the one thing to know about it. */
export function StageHead({
  stage,
  booking: { status_label: label, pay_by },
  t,
}: {
  stage: Stage;
  booking: Pick<BookingDetail, 'status_label' | 'pay_by'>;
  t: Translate;
}) {
  const paid = PAYMENT_OF[stage];
  const title = t(`title.${stage}`);
  if (paid) {
    const { style, label: said, message } = PAYMENT_STATUS[paid];
    return (
      <PaymentHead tone={style} label={said} title={title}>
        <p>{message}</p>
      </PaymentHead>
    );
  }
  return (
    <PaymentHead tone={UNPAID.includes(stage) ? 'warning' : 'error'} label={label} title={title}>
      <p>{t(`lead.${stage}`, pay_by ? inColombia(pay_by) : {})}</p>
    </PaymentHead>
  );
}
