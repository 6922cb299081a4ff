import { inColombia } from '@tiquete/platform';
import { useCheckoutWords } from '../checkoutProduct';
import type { Stage } from '../result/paymentStage';
import type { ConfirmationParts, Known } from './confirmationParts';
import { isPartStage, PartPaid } from './payment/PartPaid';

export interface WhatNextProps extends Pick<ConfirmationParts, 'Next'> {
  stage: Stage;
  known: Known;
}
/** What happens now: the product's own steps where it has some, else a sentence by stage. */
export function WhatNext({ Next, stage, known }: WhatNextProps) {
  const t = useCheckoutWords();
  const { booking } = known;
  if (isPartStage(stage)) return <PartPaid stage={stage} known={known} />;
  if (Next && booking) return <Next booking={booking} stage={stage} />;
  const until = booking?.waits_until ? inColombia(booking.waits_until) : {};
  return <p>{t(`checkout.result.next.${stage}`, until)}</p>;
}
