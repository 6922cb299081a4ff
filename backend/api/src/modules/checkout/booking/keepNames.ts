import { fold } from '@tiquete/domain';
import type { Tx } from '../../../db/database';
import type { People } from '../ports';

/**
 * An account from before names had two fields learns them from a buyer who writes the same name in two. A name is never split by guess,
 * and somebody else's is not taken for the account's.
 */
export async function keepNames(
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
