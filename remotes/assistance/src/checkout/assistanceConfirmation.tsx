import { confirmsPayment, type ConfirmationParts } from '@tiquete/checkout';
import { readSold } from '../sold/readSold';
import { assistanceCheckout } from './assistanceCheckout';
import { BoughtPlan } from './BoughtPlan';
import { NextSteps } from './NextSteps';

/** What assistance puts into the confirmation's page. */
export const assistanceConfirmation: ConfirmationParts = {
  ...confirmsPayment(assistanceCheckout.result),
  codesOf: ({ booking }) => {
    const { policy } = readSold(booking);
    return policy ? [{ label: 'policy', code: policy }] : [];
  },
  Next: NextSteps,
  Bought: BoughtPlan,
  baseOf: ({ totalPax }) => ({ count: totalPax }),
};
