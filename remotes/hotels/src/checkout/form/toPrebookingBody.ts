import { birthOf, toCustomer } from '@tiquete/checkout/form';
import type { Guest, HotelPrebookingBody, HotelTariff, Room } from '@tiquete/contracts';
import { ADULT_AGE } from '@tiquete/contracts/limits';
import { ageOn } from '@tiquete/domain/travellers';
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
    Guests: toGuests(values, offer.query.rooms, checkin),
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
 * Guests room by room: adults first, then children with the ages of the search. The first adult is responsible for the room.
 */
function toGuests(
  { rooms, isStaying, holder }: CheckedValues,
  searched: readonly Room[],
  checkin: string,
): Guest[] {
  const birth = birthOf(holder);
  const holderAge = birth === null ? ADULT_AGE : ageOn(checkin, birth);
  return searched.flatMap((room, index) =>
    (rooms[index]?.guests ?? []).map((names, guest): Guest => {
      const child = room.childrens[guest - room.adults];
      const isHolder = isStaying && index === 0 && guest === 0;
      return {
        room: index + 1,
        type: child === undefined ? 'AD' : 'CH',
        name: names.name,
        lastname: names.lastname,
        age: child ?? (isHolder ? holderAge : ADULT_AGE),
        holder: guest === 0,
      };
    }),
  );
}
