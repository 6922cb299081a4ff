import type { FlightSearchQuery } from '@tiquete/contracts';

/** Units of a search: a round trip of one traveller is one. Answers grow with the segments and with the travellers. */
export function weighFlights({
  segments,
  passengers: { adults, children_ages },
}: Pick<FlightSearchQuery, 'segments' | 'passengers'>): number {
  const travelers = adults + children_ages.length;
  return (segments.length / 2) ** 2 * (1 + (travelers - 1) / 8);
}
