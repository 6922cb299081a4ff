import type { BrandRole } from '@tiquete/contracts';
import type { Database } from '../../db/database';
import { inOtherBrand } from '../../db/otherBrands';
import { AppError } from '../../lib/errors';
import { giveRole } from '../../accounts';
import type { Author } from '../history/writeVersions';
import { mayDo, oneByOne, readMembersIn, recordPeopleChange } from './people';

interface Change {
  brand: string;
  id: string;
  /** User id of the person who makes the change. */
  self: string;
}
export const refused = (detail: string) => new AppError('BRAND_REFUSED', { detail });

/**
 * Changes the role of an account in the brand, or removes it with null. The account's sessions end. @throws AppError
 * NOT_FOUND, BRAND_REFUSED
 */
export const changeRole = (
  db: Database,
  { name: by, at }: Author,
  { brand, id, self }: Change,
  to: BrandRole | null,
): Promise<void> =>
  oneByOne(db, brand, async (tx) => {
    const members = await readMembersIn(tx, brand);
    const member = members.find((each) => each.id === id);
    if (!member) throw new AppError('NOT_FOUND');
    const { isSelf, isLast, mayRemove, mayChange } = mayDo(member, members, brand, self);
    if (isSelf) throw refused('Tu papel lo cambia otra persona.');
    if (isLast)
      throw refused('Es la única persona que administra la marca. Dale ese papel a otra primero.');
    if (to === null ? !mayRemove : !mayChange)
      throw refused('Esta cuenta es de la plataforma o de otra marca; su papel se cambia allá.');
    if (to === member.role) return;
    const rest = member.parts.filter((part) => part !== brand);
    const left =
      rest.length > 0
        ? { role: member.role, parts: rest }
        : { role: 'traveler' as const, parts: [] };
    const next = to === null ? left : { role: to, parts: to === 'operator' ? [] : [brand] };
    await inOtherBrand(tx, { other: member.brand, brand }, () => giveRole(tx, member, next));
    const { email, role } = member;
    await recordPeopleChange(tx, brand, {
      ...{ at, by, email },
      ...(to === null ? { act: 'REMOVED', role } : { act: 'ROLE', role: to }),
    });
  });
