import type { SoldFlight } from './readSold';

/** Names by the id that a traveller has in the offer; `passengers` stand in the same order. */
export function namesOf(
  travelers: SoldFlight['travelers'],
  passengers: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(travelers.map(({ id }, index) => [id, passengers[index] ?? '']));
}
