import type { SoldFlight } from '@tiquete/contracts/flight-snapshot';

/** Passengers' names by the traveller's id in the offer. `passengers` have the order of the travellers. */
export function namesOf(
  { travelerPricings }: SoldFlight['offer'],
  passengers: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(
    travelerPricings.map(({ travelerId }, index) => [travelerId, passengers[index] ?? '']),
  );
}
