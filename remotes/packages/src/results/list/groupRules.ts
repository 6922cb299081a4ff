import { lacksLaps } from '@tiquete/domain/travellers';
import { ADULT_AGE, MIN_CHILD_AGE } from '../../model/limits';
import type { RoomChoice } from '../../model/packageQuery';

/** Age of the youngest traveller on the day of the return. An infant counts as one year old. */
export const youngestOf = (rooms: readonly RoomChoice[]): number =>
  Math.min(
    ADULT_AGE,
    ...rooms.flatMap(({ children, infants }) => [
      ...children.map(({ age }) => age),
      ...(infants > 0 ? [MIN_CHILD_AGE - 1] : []),
    ]),
  );

/** True when an included flight has fewer adults than infants, who sit on their laps. */
export const lacksLapsIn = (rooms: readonly RoomChoice[]): boolean =>
  lacksLaps(
    rooms.reduce((sum, { adults }) => sum + adults, 0),
    rooms.reduce((sum, { infants }) => sum + infants, 0),
  );
