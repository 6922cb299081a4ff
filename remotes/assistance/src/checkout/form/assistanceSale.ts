import { defineSale } from '@tiquete/checkout/form';
import { assistancePriceChangedSchema } from '@tiquete/contracts/assistance-sale';
import type { AssistancePrebookingBody, AssistancePriceChanged } from '@tiquete/contracts';

export const assistanceSale = defineSale<AssistancePrebookingBody, AssistancePriceChanged>({
  book: async (api, input) => (await api.call('POST asisstances/prebookings', input)).data.booking,
  changeSchema: assistancePriceChangedSchema,
  accept: (body, { price, plan }) => ({
    ...body,
    productCode: plan.productCode,
    expected_total: price.current,
    accepts: { ...body.accepts, cancellation_policy_hash: plan.cancellation_policy_hash },
  }),
});
