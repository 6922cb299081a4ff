import type { FlightOffer, FlightSource } from '@tiquete/contracts';

/** Kilograms for all travellers by source. Sources calculate differently and are not compared. */
export type UsualCo2 = Partial<Record<FlightSource, number>>;
/** Fewest journeys for a usual value. */
const ENOUGH = 5;

/** Median emissions of the journeys of a search, without sources that report few. */
export function usualCo2(offers: readonly FlightOffer[]): UsualCo2 {
  const known = new Map<FlightSource, Set<number>>();
  for (const { source, co2_kg: kg } of offers)
    if (kg !== null) known.set(source, (known.get(source) ?? new Set()).add(kg));
  return Object.fromEntries(
    [...known].flatMap(([source, amounts]) => {
      const sorted = [...amounts].sort((a, b) => a - b);
      const middle = sorted[Math.floor(sorted.length / 2)];
      return sorted.length < ENOUGH || !middle ? [] : [[source, middle]];
    }),
  );
}
/** Whole percent above (or below 0) the usual; null if either is unknown. */
export function co2Difference({ source, co2_kg: kg }: FlightOffer, usual: UsualCo2): number | null {
  const middle = usual[source];
  return kg === null || middle === undefined ? null : Math.round((kg / middle - 1) * 100);
}

/** Message key below `card` for a difference in percent. */
export const co2Key = (percent: number) => {
  if (percent === 0) return 'co2Usual';
  return percent > 0 ? 'co2More' : 'co2Less';
};
