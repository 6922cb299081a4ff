import type { Sale } from '@tiquete/checkout';
import { assistancePriceChangedSchema } from '@tiquete/contracts/assistance-sale';
import type { AssistanceCheckout } from '../assistanceCheckout';

export const assistanceSale: Sale<AssistanceCheckout> = {
  book: async (api, input) => (await api.call('POST asisstances/prebookings', input)).data.booking,
  changeSchema: assistancePriceChangedSchema,
  acceptChange: (body, { price, plan }) => ({
    ...body,
    productCode: plan.productCode,
    expected_total: price.current,
    accepts: { ...body.accepts, cancellation_policy_hash: plan.cancellation_policy_hash },
  }),
};
