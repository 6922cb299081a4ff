import type { Tariff } from '../../flights';
import type { WireAmenity } from './offerSchema';

const PROVIDER = { amenityProvider: { name: 'BrandedFare' } };
const amenity = (amenityType: string, description: string, isChargeable: boolean): WireAmenity => ({
  description,
  isChargeable,
  amenityType,
  ...PROVIDER,
});
const brandedFare = (description: string, isChargeable: boolean) =>
  amenity('BRANDED_FARES', description, isChargeable);
const service = (description: string, isChargeable: boolean) =>
  amenity('TRAVEL_SERVICES', description, isChargeable);
const CHECKED_BAGS = ['FIRST CHECKED BAG', 'SECOND CHECKED BAG', 'THIRD CHECKED BAG'];

/**
 * Features of a fare family, in the wording of the vendor's published answer (amadeus-code-examples, upsell). Features that
 * are not allowed are omitted.
 */
export function amenitiesOf({
  bags,
  seat,
  meal,
  wifi,
  change,
  refund,
  hasPriorityBoarding,
  hasLounge,
}: Tariff): WireAmenity[] {
  return [
    amenity('BAGGAGE', 'FIRST HAND BAG', bags.cabin.pieces === 0),
    amenity('BAGGAGE', 'ON BOARD PERSONAL ITEM', false),
    ...CHECKED_BAGS.map((name, index) => amenity('BAGGAGE', name, bags.checked.pieces <= index)),
    ...(seat === 'NOT_OFFERED' ? [] : [brandedFare('STANDARD SEAT SELECTION', seat === 'PAID')]),
    ...(meal === 'INCLUDED' ? [amenity('MEAL', 'MEAL', false)] : []),
    ...(meal === 'PAID' ? [amenity('MEAL', 'SNACK OR DRINK', true)] : []),
    ...(wifi === 'NOT_OFFERED' ? [] : [service('WIFI CONNECTION', wifi === 'PAID')]),
    ...(change.isAllowed ? [brandedFare('CHANGE ANYTIME', change.fee > 0)] : []),
    refund.isAllowed
      ? brandedFare('REFUNDS ANYTIME', refund.fee > 0)
      : brandedFare('PARTIAL REFUND AS A VOUCHER BD', true),
    ...(hasPriorityBoarding ? [service('PRIORITY BOARDING GROUP 1', false)] : []),
    ...(hasLounge ? [amenity('LOUNGE', 'LOUNGE ACCESS', false)] : []),
  ];
}
