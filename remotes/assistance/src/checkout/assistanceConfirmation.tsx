import { paymentStage, type ConfirmationParts } from '@tiquete/checkout';
import { parsePayment } from '../urls';
import { readSold } from '../sold/readSold';
import { assistanceCheckout } from './assistanceCheckout';
import { BoughtPlan } from './BoughtPlan';
import { NextSteps } from './NextSteps';

/** What assistance puts into the confirmation's page. A payment knows sooner than its booking how it ended. */
export const assistanceConfirmation: ConfirmationParts = {
  result: assistanceCheckout.result,
  parse: (search) => {
    const reference = parsePayment(search);
    return reference === null ? null : { bookingId: null, reference };
  },
  stageOf: ({ payment }) => (payment ? paymentStage(payment) : 'confirming'),
  codesOf: ({ booking }) => {
    const { policy } = readSold(booking);
    return policy ? [{ label: 'policy', code: policy }] : [];
  },
  Next: NextSteps,
  Bought: BoughtPlan,
  baseOf: ({ totalPax }) => ({ count: totalPax }),
};
