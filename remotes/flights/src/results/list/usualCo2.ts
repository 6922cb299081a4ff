import type { FlightOffer, FlightSource } from '@tiquete/contracts';

/** Kilograms of everybody, by who reported them: two sources count by methods of their own, which are not compared. */
export type UsualCo2 = Partial<Record<FlightSource, number>>;
/** Different journeys that must be known before something is called usual. */
const ENOUGH = 5;

/** The median of what the journeys of a search emit; nothing of a source that reports few. */
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
/** Whole percent above (or below 0) the usual; null where either is not known. */
export function co2Difference({ source, co2_kg: kg }: FlightOffer, usual: UsualCo2): number | null {
  const middle = usual[source];
  return kg === null || middle === undefined ? null : Math.round((kg / middle - 1) * 100);
}

/** Message about a difference in percent, under `card`. */
export const co2Key = (percent: number) => {
  if (percent === 0) return 'co2Usual';
  return percent > 0 ? 'co2More' : 'co2Less';
};
