import { toCustomer } from '@tiquete/checkout/form';
import type { Guest, HotelPrebookingBody, HotelTariff, Room } from '@tiquete/contracts';
import { ADULT_AGE } from '@tiquete/contracts/limits';
import type { Offer } from '../../model/offer';
import type { CheckedValues } from './checkoutSchema';

export interface PolicyVersions {
  terms: string;
  data: string;
}
/** Body of `hotels/prebookings`. It accepts the total and the terms of the tariff on the page. */
export function toPrebookingBody(
  values: CheckedValues,
  offer: Offer,
  versions: PolicyVersions,
): HotelPrebookingBody {
  const { sessionCode, checkin, checkout, hotel } = offer.stay;
  return {
    sessionCode,
    hotelCode: hotel.hotelCode,
    Referencia: '',
    Canal: '1',
    customer: toCustomer(values.holder),
    Guests: toGuests(values, offer.query.rooms),
    Observaciones: values.remarks,
    in_simular: 0,
    from: checkin,
    to: checkout,
    ...acceptedTariff(offer.tariff, versions),
  };
}
/** The price and the terms of a tariff that the traveller accepts. */
export function acceptedTariff(
  tariff: HotelTariff,
  { terms, data }: PolicyVersions,
): Pick<HotelPrebookingBody, 'productCode' | 'expected_total' | 'accepts'> {
  return {
    productCode: tariff.productCode,
    expected_total: tariff.total,
    accepts: {
      terms_version: terms,
      data_policy_version: data,
      cancellation_policy_hash: tariff.cancellation_policy_hash,
    },
  };
}
/**
 * Guests room by room: adults first, then children with the ages of the search. The first adult is responsible for the room
 * and the only one with a name.
 */
function toGuests({ rooms }: CheckedValues, searched: readonly Room[]): Guest[] {
  return searched.flatMap(({ adults, childrens }, index) =>
    Array.from({ length: adults + childrens.length }, (_, guest): Guest => {
      const child = childrens[guest - adults];
      return {
        room: index + 1,
        type: child === undefined ? 'AD' : 'CH',
        ...(guest === 0 && rooms[index]),
        age: child ?? ADULT_AGE,
        holder: guest === 0,
      };
    }),
  );
}
