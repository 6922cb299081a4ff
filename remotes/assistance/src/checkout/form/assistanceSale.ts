import { SLOW_CALL_MS, type Sale } from '@tiquete/checkout';
import { assistancePriceChangedSchema } from '@tiquete/contracts/assistance-sale';
import type { AssistancePrebookingBody, AssistancePriceChanged } from '@tiquete/contracts';

/** How a plan is booked. */
export const assistanceSale: Sale<AssistancePrebookingBody, AssistancePriceChanged> = {
  book: async (api, body, idempotencyKey) => {
    const input = { body, idempotencyKey, timeoutMs: SLOW_CALL_MS };
    return (await api.call('POST asisstances/prebookings', input)).data.booking;
  },
  parseChange: ({ code, meta }) => {
    const parsed = code === 'PRICE_CHANGED' ? assistancePriceChangedSchema.safeParse(meta) : null;
    return parsed?.success ? parsed.data : null;
  },
  /** The same intent at the price and on the terms of now. */
  accept: (body, { price, plan }) => ({
    ...body,
    productCode: plan.productCode,
    expected_total: price.current,
    accepts: { ...body.accepts, cancellation_policy_hash: plan.cancellation_policy_hash },
  }),
};
