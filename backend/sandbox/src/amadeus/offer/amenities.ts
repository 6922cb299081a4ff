import type { Tariff } from '../../airworld';
import type { WireAmenity } from './offerSchema';

const PROVIDER = { amenityProvider: { name: 'BrandedFare' } };
const amenity = (amenityType: string, description: string, isChargeable: boolean): WireAmenity => ({
  description,
  isChargeable,
  amenityType,
  ...PROVIDER,
});
const offered = (state: Tariff['seat'], amenityType: string, description: string) =>
  state === 'NOT_OFFERED' ? [] : [amenity(amenityType, description, state === 'PAID')];
const pieces = ({ pieces: count, kg }: Tariff['bags']['cabin']) =>
  count === 0 ? '' : ` ${count}PC OF ${kg}KG`;

/** What a fare family comes with, in the vendor's words. What is not allowed at all is not named. */
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
    amenity('BAGGAGE', `CABIN BAGGAGE${pieces(bags.cabin)}`, bags.cabin.pieces === 0),
    amenity('BAGGAGE', `CHECKED BAG${pieces(bags.checked)}`, bags.checked.pieces === 0),
    ...offered(seat, 'PRE_RESERVED_SEAT', 'PRE RESERVED SEAT ASSIGNMENT'),
    ...offered(meal, 'MEAL', 'MEAL'),
    ...offered(wifi, 'TRAVEL_SERVICES', 'WIFI CONNECTION'),
    ...(change.isAllowed ? [amenity('BRANDED_FARES', 'CHANGEABLE TICKET', change.fee > 0)] : []),
    ...(refund.isAllowed ? [amenity('BRANDED_FARES', 'REFUNDABLE TICKET', refund.fee > 0)] : []),
    ...(hasPriorityBoarding ? [amenity('TRAVEL_SERVICES', 'PRIORITY BOARDING', false)] : []),
    ...(hasLounge ? [amenity('TRAVEL_SERVICES', 'LOUNGE ACCESS', false)] : []),
  ];
}
