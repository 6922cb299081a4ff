import { ADULT_AGE, MIN_CHILD_AGE } from '@tiquete/contracts/limits';
import { ageOn } from './age';

export type AgeGroup = 'ADULT' | 'CHILD' | 'INFANT';
/**
 * Age limits of a product's passengers, in whole years on the last day of travel, so that a birthday during the trip counts.
 */
export interface PassengerRules {
  /** Age from which a passenger is a child. Younger ones are infants. */
  childFrom: number;
  /** Age from which a passenger is an adult. */
  adultFrom: number;
}
/** IATA: a child is 2 to 11 years old. The last day is that of the last flight. */
export const FLIGHT_PASSENGERS: PassengerRules = { childFrom: MIN_CHILD_AGE, adultFrom: 12 };
/** Rooms are priced for children up to 17. The last day is that of the return. */
export const PACKAGE_PASSENGERS: PassengerRules = {
  childFrom: MIN_CHILD_AGE,
  adultFrom: ADULT_AGE,
};

export function ageGroupOf({ childFrom, adultFrom }: PassengerRules, age: number): AgeGroup {
  if (age >= adultFrom) return 'ADULT';
  return age >= childFrom ? 'CHILD' : 'INFANT';
}
/** Age group on the last day of travel. Both days are YYYY-MM-DD. */
export const ageGroupOn = (rules: PassengerRules, lastDay: string, birthDate: string): AgeGroup =>
  ageGroupOf(rules, ageOn(lastDay, birthDate));
