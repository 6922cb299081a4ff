import { toCustomer } from '@tiquete/checkout/form';
import type { PackagePassenger, PackagePrebookingBody } from '@tiquete/contracts';
import type { Offer } from '../../model/offer';
import type { CheckedPackage, CheckedPassenger } from './packageSchema';

export interface PolicyVersions {
  terms: string;
  data: string;
}
/** Body of `packages/prebookings`. It accepts price and terms of the quote on the page. */
export function toPrebookingBody(
  { holder, passengers }: CheckedPackage,
  { detail, choice, Booking, payment }: Offer,
  { terms, data }: PolicyVersions,
): PackagePrebookingBody {
  return {
    customer: toCustomer(holder),
    passengers: detail.by_passenger.flatMap(({ room, type }, index): PackagePassenger[] => {
      const one = passengers[index];
      if (!one) return [];
      return [{ room, type, ...toPerson(one) }];
    }),
    service: 'PACKAGE',
    Booking,
    ItemPackageID: detail.ItemPackageID,
    id_temp_hotel: choice.hotel,
    Observaciones: '',
    in_simular: 0,
    payment,
    expected_total: detail.total,
    accepts: {
      terms_version: terms,
      data_policy_version: data,
      cancellation_policy_hash: detail.cancellation_policy_hash,
    },
  };
}
/** A traveller in the shape of the contract. */
export const toPerson = ({
  name,
  lastname,
  printed,
  birth,
  gender,
  nationality,
  identity,
  expiry,
}: CheckedPassenger): Omit<PackagePassenger, 'room' | 'type'> => ({
  name,
  lastname,
  ...(printed && { printed }),
  ...identity,
  birth_date: birth,
  gender,
  nationality,
  ...(expiry ? { passport_expiry: expiry } : {}),
});
