import type { PackageRoom } from '@tiquete/contracts';
import { refuse } from '../../../lib/refuse';
import type { PackageContent } from '../format/packageSchema';
import { saleWords as words } from '../messages/sale';

type Limited = Pick<PackageContent, 'min_age'>;

/**
 * The pointer, from the rooms, of somebody who is too young for the package; undefined: nobody is. Adults are old enough for
 * every package.
 */
export function findTooYoung(
  { min_age: least = 0 }: Limited,
  rooms: readonly PackageRoom[],
): string | undefined {
  for (const [index, { Child, Infant }] of rooms.entries()) {
    const child = Child.Age.findIndex((age) => age < least);
    if (child >= 0) return `/${index}/Child/Age/${child}`;
    // A baby is one year old at most.
    if (Infant > 0 && least > 1) return `/${index}/Infant`;
  }
  return undefined;
}

/** `at` begins the pointer of the rooms. @throws AppError TRAVELER_TOO_YOUNG */
export function refuseTooYoung(content: Limited, rooms: readonly PackageRoom[], at: string): void {
  const found = findTooYoung(content, rooms);
  if (found) refuse('TRAVELER_TOO_YOUNG', `${at}${found}`, words.tooYoung(content.min_age ?? 0));
}
