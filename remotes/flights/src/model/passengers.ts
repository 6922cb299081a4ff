import { MAX_CHILD_AGE, MIN_CHILD_AGE } from '@tiquete/contracts/limits';
import type { FlightDraft } from '@tiquete/domain/searches/flights';

/** Numbers of each kind of passenger. A child without a chosen age counts as one. */
export interface PassengerCounts {
  adults: number;
  children: number;
  /** Infants with a seat of their own. */
  infants: number;
  /** Infants on a lap. */
  held: number;
}
type Passengers = Pick<FlightDraft, 'adults' | 'ages' | 'seatedInfants'>;
export const CHILD_AGES = Array.from(
  { length: MAX_CHILD_AGE - MIN_CHILD_AGE + 1 },
  (_, index) => index + MIN_CHILD_AGE,
);
/** Age of a baby in a search: 0, as it is under two years old. */
const BABY_AGE = 0;

const isBaby = (age: number | null) => age !== null && age < MIN_CHILD_AGE;

export function countPassengers({ adults, ages, seatedInfants }: Passengers): PassengerCounts {
  const babies = ages.filter(isBaby).length;
  return {
    adults,
    children: ages.length - babies,
    infants: Math.min(seatedInfants, babies),
    held: Math.max(0, babies - seatedInfants),
  };
}
export const totalPassengers = ({ adults, ages }: Passengers): number => adults + ages.length;

export function withChildren(passengers: Passengers, count: number): Passengers {
  const [children, babies] = [
    passengers.ages.filter((age) => !isBaby(age)),
    passengers.ages.filter(isBaby),
  ];
  return {
    ...passengers,
    ages: [...Array.from({ length: count }, (_, index) => children[index] ?? null), ...babies],
  };
}
export function withBabies(
  passengers: Passengers,
  { infants, held }: { infants: number; held: number },
): Passengers {
  const children = passengers.ages.filter((age) => !isBaby(age));
  return {
    ...passengers,
    seatedInfants: infants,
    ages: [...children, ...Array<number>(infants + held).fill(BABY_AGE)],
  };
}
export const childrenOf = ({ ages }: Passengers): (number | null)[] =>
  ages.filter((age) => !isBaby(age));
export function withChildAge(
  passengers: Passengers,
  index: number,
  age: number | null,
): Passengers {
  return {
    ...passengers,
    ages: [...childrenOf(passengers).with(index, age), ...passengers.ages.filter(isBaby)],
  };
}
