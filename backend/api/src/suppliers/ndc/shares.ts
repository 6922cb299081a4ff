import type { TravelerType } from '@tiquete/contracts';
import type { FlightPerson } from '../../products/flights/ports';

/**
 * Weight of each type of traveller relative to an adult, by which a total is divided when the airline reports nothing else.
 * The README gives the reason.
 */
const BASE: Record<TravelerType, number> = {
  ADULT: 1,
  CHILD: 0.75,
  SEATED_INFANT: 0.75,
  HELD_INFANT: 0.1,
};
const TAXES: Record<TravelerType, number> = {
  ADULT: 1,
  CHILD: 1,
  SEATED_INFANT: 1,
  HELD_INFANT: 0.1,
};

/** Share of each traveller in whole pesos, rounded down. The first adult gets the remainder. */
function share(
  total: number,
  travelers: readonly FlightPerson[],
  weights: Record<TravelerType, number>,
): number[] {
  const all = travelers.reduce((sum, { travelerType }) => sum + weights[travelerType], 0);
  const amounts = travelers.map(({ travelerType }) =>
    Math.floor((total * weights[travelerType]) / all),
  );
  const first = travelers.findIndex(({ travelerType }) => travelerType === 'ADULT');
  const rest = total - amounts.reduce((sum, amount) => sum + amount, 0);
  return amounts.map((amount, index) => (index === Math.max(0, first) ? amount + rest : amount));
}

export function divide(
  { base, total }: { base: number; total: number },
  travelers: readonly FlightPerson[],
): { base: number; total: number }[] {
  const [bases, taxes] = [share(base, travelers, BASE), share(total - base, travelers, TAXES)];
  return travelers.map((_, index) => ({
    base: bases[index] ?? 0,
    total: (bases[index] ?? 0) + (taxes[index] ?? 0),
  }));
}
