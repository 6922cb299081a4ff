import type { Sale } from '@tiquete/checkout';
import { packagePriceChangedSchema } from '@tiquete/contracts/package-sale';
import type { PackageCheckout } from '../packageCheckout';
import { wayFor } from '../../model/offer';

export const packageSale: Sale<PackageCheckout> = {
  book: async (api, input) => (await api.call('POST packages/prebookings', input)).data.booking,
  changeSchema: packagePriceChangedSchema,
  acceptChange: (body, { price, Booking, detail }) => ({
    ...body,
    Booking,
    payment: wayFor(detail, body.payment),
    expected_total: price.current,
    accepts: { ...body.accepts, cancellation_policy_hash: detail.cancellation_policy_hash },
  }),
};
