import { defineSale } from '@tiquete/checkout/form';
import { packagePriceChangedSchema } from '@tiquete/contracts/package-sale';
import type { PackagePrebookingBody, PackagePriceChanged } from '@tiquete/contracts';
import { wayFor } from '../../model/offer';

export const packageSale = defineSale<PackagePrebookingBody, PackagePriceChanged>({
  book: async (api, input) => (await api.call('POST packages/prebookings', input)).data.booking,
  changeSchema: packagePriceChangedSchema,
  accept: (body, { price, Booking, detail }) => ({
    ...body,
    Booking,
    payment: wayFor(detail, body.payment),
    expected_total: price.current,
    accepts: { ...body.accepts, cancellation_policy_hash: detail.cancellation_policy_hash },
  }),
});
