import { formatMoney, inColombia } from '@tiquete/platform';
import { useCheckoutWords } from '../../checkoutContext';
import type { Stage } from '../../result/paymentStage';
import type { Known } from '../confirmationDefinition';

/** Stages after a partial payment. */
type PartStage = Extract<Stage, 'partial' | 'lapsed'>;
export const isPartStage = (stage: Stage): stage is PartStage =>
  stage === 'partial' || stage === 'lapsed';

/** Amount that was captured, and when it is returned. */
export function PartPaid({
  stage,
  known: { booking, payment },
}: {
  stage: PartStage;
  known: Known;
}) {
  const t = useCheckoutWords();
  const taken = payment?.captured ?? booking?.part_paid ?? 0;
  return (
    <>
      <p>{t(`checkout.result.part.${stage}`, { amount: formatMoney(taken) })}</p>
      {stage === 'partial' && payment && (
        <p>{t('checkout.result.part.until', inColombia(payment.expires_at))}</p>
      )}
    </>
  );
}
