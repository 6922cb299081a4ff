import type { PackageRoom } from '@tiquete/contracts';
import { lacksLaps } from '@tiquete/domain/travellers';
import { refuse } from '../../../lib/refuse';
import type { PackageContent } from '../format/packageSchema';
import { packageSaleWords as words } from '../messages/sale';

type Limits = Pick<PackageContent, 'min_age' | 'flights'>;
/** Reason why a group cannot travel, and the pointer from its rooms to the traveller concerned. */
interface GroupProblem {
  code: 'TRAVELER_TOO_YOUNG' | 'INFANTS_EXCEED_ADULTS';
  at: string;
  detail: string;
}

/** First reason against the group; undefined when the package accepts it. Every package accepts adults. */
export function findGroupProblem(
  content: Limits,
  rooms: readonly PackageRoom[],
): GroupProblem | undefined {
  return findTooYoung(content, rooms) ?? findTooManyInfants(content, rooms);
}

function findTooYoung(
  { min_age: least = 0 }: Limits,
  rooms: readonly PackageRoom[],
): GroupProblem | undefined {
  const tooYoung = (at: string): GroupProblem => ({
    code: 'TRAVELER_TOO_YOUNG',
    at,
    detail: words.tooYoung(least),
  });
  for (const [index, { Child, Infant }] of rooms.entries()) {
    const child = Child.Age.findIndex((age) => age < least);
    if (child >= 0) return tooYoung(`/${index}/Child/Age/${child}`);
    // An infant is at most one year old, so a higher minimum age excludes all infants.
    if (Infant > 0 && least > 1) return tooYoung(`/${index}/Infant`);
  }
  return undefined;
}

/** On a flight each infant sits on the lap of an adult of any room. */
function findTooManyInfants(
  { flights }: Limits,
  rooms: readonly PackageRoom[],
): GroupProblem | undefined {
  if (flights.length === 0) return undefined;
  const adults = rooms.reduce((sum, { Adult }) => sum + Adult.Quantity, 0);
  const infants = rooms.reduce((sum, { Infant }) => sum + Infant, 0);
  if (!lacksLaps(adults, infants)) return undefined;
  const at = `/${rooms.findIndex(({ Infant }) => Infant > 0)}/Infant`;
  return { code: 'INFANTS_EXCEED_ADULTS', at, detail: words.lacksLaps };
}

/**
 * Checks the travellers' ages and the number of infants against the package's limits. `at` is the JSON pointer of the rooms,
 * for the error. @throws AppError TRAVELER_TOO_YOUNG, INFANTS_EXCEED_ADULTS
 */
export function checkGroup(content: Limits, rooms: readonly PackageRoom[], at: string): void {
  const found = findGroupProblem(content, rooms);
  if (found) refuse(found.code, `${at}${found.at}`, found.detail);
}
