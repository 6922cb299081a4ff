import { fold } from '@tiquete/domain';
import type { Tx } from '../../db/database';
import type { People } from '../ports';

/**
 * Saves first and last name of an account that has one undivided name, when its holder buys under the same name in two fields.
 * Another name is not saved.
 */
export async function saveNames(
  tx: Tx,
  own: { brandId: string; userId: string },
  { name, lastname }: Pick<People['customer'], 'name' | 'lastname'>,
): Promise<void> {
  const [account] = await tx.query<{ name: string }>(
    'select name from users where brand = $1 and id = $2 and given_name is null',
    [own.brandId, own.userId],
  );
  if (!account || fold(account.name) !== fold(`${name} ${lastname}`)) return;
  await tx.query('update users set given_name = $3, lastname = $4 where brand = $1 and id = $2', [
    own.brandId,
    own.userId,
    name,
    lastname,
  ]);
}
