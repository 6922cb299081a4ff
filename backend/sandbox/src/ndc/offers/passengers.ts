import type { TravelerType } from '../../flights';
import { invalid } from '../errors';
import type { OfferRequest } from '../requestSchema';

/** A passenger with the requested type and the type by which the airline counts. */
export interface Passenger {
  id: string;
  type: TravelerType;
  age: number | null;
}
const MAX_SEATED = 9;
const ADULT_FROM = 12;
const CHILD_FROM = 2;
const FULL_AGE = 18;
const TYPES = {
  adult: 'ADULT',
  child: 'CHILD',
  infant_without_seat: 'HELD_INFANT',
  infant_with_seat: 'SEATED_INFANT',
} as const;
export const WIRE_TYPES: Record<TravelerType, keyof typeof TYPES> = {
  ADULT: 'adult',
  CHILD: 'child',
  HELD_INFANT: 'infant_without_seat',
  SEATED_INFANT: 'infant_with_seat',
};

function typeAt(age: number): TravelerType {
  if (age >= ADULT_FROM) return 'ADULT';
  return age >= CHILD_FROM ? 'CHILD' : 'HELD_INFANT';
}
/** True when a person of this age may travel as requested. People under 18 are requested by age, never as adults. */
export function fits({ type, age: requestedAge }: Omit<Passenger, 'id'>, age: number): boolean {
  if (type === 'SEATED_INFANT') return age < CHILD_FROM;
  if (type !== 'ADULT') return typeAt(age) === type;
  return typeAt(age) === type && age < FULL_AGE === (requestedAge ?? FULL_AGE) < FULL_AGE;
}
export const isSeated = ({ type }: Pick<Passenger, 'type'>): boolean => type !== 'HELD_INFANT';

/** Passengers of a request. @throws NdcError 422 for a group that no airline accepts */
export function passengersOf(
  requested: OfferRequest['passengers'],
  idOf: (index: number) => string,
): Passenger[] {
  const passengers = requested.map((one, index): Passenger =>
    'age' in one
      ? { id: idOf(index), type: typeAt(one.age), age: one.age }
      : { id: idOf(index), type: TYPES[one.type], age: null },
  );
  const count = (type: TravelerType) => passengers.filter((one) => one.type === type).length;
  if (count('ADULT') === 0)
    throw invalid(['passengers'], 'validation_inclusion', 'at least one adult must travel');
  if (count('HELD_INFANT') > count('ADULT'))
    throw invalid(
      ['passengers'],
      'validation_inclusion',
      'each infant without a seat needs an adult',
    );
  if (passengers.filter(isSeated).length > MAX_SEATED)
    throw invalid(
      ['passengers'],
      'validation_length',
      `at most ${MAX_SEATED} passengers with seats`,
    );
  return passengers;
}

/** Whole years between two calendar days. */
export function ageOnDay(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years;
}
