import type { SoldFlight } from './readSold';

/** Passengers' names by the traveller's id in the offer. `passengers` have the order of the travellers. */
export function namesOf(
  travelers: SoldFlight['travelers'],
  passengers: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(travelers.map(({ id }, index) => [id, passengers[index] ?? '']));
}
