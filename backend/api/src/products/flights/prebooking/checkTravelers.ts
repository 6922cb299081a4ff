import type { FlightTraveler, TravelerRequirement, TravelerType } from '@tiquete/contracts';
import { ageGroupOf, ageOn, FLIGHT_PASSENGERS } from '@tiquete/domain/travellers';
import { refuse } from '../../../lib/refuse';
import { saleWords as words } from '../messages/sale';

const FULL_AGE = 18;
const OLDEST = 120;
const GROUPS = {
  ADULT: 'ADULT',
  CHILD: 'CHILD',
  SEATED_INFANT: 'INFANT',
  HELD_INFANT: 'INFANT',
} as const;

export interface TravelDays {
  today: string;
  /** Days of the first and the last departure, and of the end of the trip. Local, YYYY-MM-DD. */
  first: string;
  lastFlight: string;
  end: string;
}

/**
 * Checks that the travellers match the price: the same ids, each of the age of its type on the day of the last flight, and at
 * least one adult. @throws AppError naming the field
 */
export function checkTravelers(
  travelers: readonly FlightTraveler[],
  requirements: readonly TravelerRequirement[],
  { today, first, lastFlight }: TravelDays,
): void {
  const byId = new Map(requirements.map((one) => [one.travelerId, one]));
  travelers.forEach(({ id, dateOfBirth }, index) => {
    const isTwice = travelers.findIndex((other) => other.id === id) < index;
    const type = byId.get(id)?.travelerType;
    if (type === undefined || isTwice)
      refuse('TRAVELERS_MISMATCH', `/travelers/${index}/id`, words.strangeTraveler);
    if (dateOfBirth > today)
      refuse('INVALID_DATE', `/travelers/${index}/dateOfBirth`, words.unborn);
    if (!isOfType(type, ageOn(lastFlight, dateOfBirth)))
      refuse('AGE_MISMATCH', `/travelers/${index}/dateOfBirth`, words.ages[type]);
  });
  if (travelers.length !== requirements.length)
    refuse('TRAVELERS_MISMATCH', '/travelers', words.otherTravelers(requirements.length));
  const isOfFullAge = ({ dateOfBirth }: FlightTraveler) => ageOn(first, dateOfBirth) >= FULL_AGE;
  if (!travelers.some(isOfFullAge)) refuse('AGE_MISMATCH', '/travelers', words.needsAdult);
  const holders = new Set(
    requirements.flatMap(({ travelerType, associatedAdultId }) =>
      travelerType === 'HELD_INFANT' ? [associatedAdultId] : [],
    ),
  );
  const tooYoung = travelers.findIndex(
    (traveler) => holders.has(traveler.id) && !isOfFullAge(traveler),
  );
  if (tooYoung >= 0)
    refuse('AGE_MISMATCH', `/travelers/${tooYoung}/dateOfBirth`, words.holderIsAdult);
}

function isOfType(type: TravelerType, age: number): boolean {
  if (age < 0 || age > OLDEST) return false;
  return ageGroupOf(FLIGHT_PASSENGERS, age) === GROUPS[type];
}
