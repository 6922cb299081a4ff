import type { TravelerRequirement } from '@tiquete/contracts';
import { PASSENGER_LABELS, useMessages } from '@tiquete/platform';

const TYPES: readonly TravelerRequirement['travelerType'][] = [
  'ADULT',
  'CHILD',
  'SEATED_INFANT',
  'HELD_INFANT',
];

/** Returns a function for labels such as `Pasajero 2: Niño`. */
export function useTravelerLabel(
  requirements: readonly Pick<TravelerRequirement, 'travelerType'>[],
) {
  const t = useMessages('flights-checkout');
  return (index: number): string =>
    t('checkout.traveler', {
      number: index + 1,
      type: PASSENGER_LABELS[TYPES.indexOf(requirements[index]?.travelerType ?? 'ADULT')],
    });
}
