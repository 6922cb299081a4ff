import type { Tx } from '../db/database';
import { isUuid } from '../bookings/repository';

/** Names by user id; deleted accounts are left out. */
export async function operatorNames(
  tx: Tx,
  brandId: string,
  actors: readonly unknown[],
): Promise<Map<string, string>> {
  const ids = actors.filter((actor) => typeof actor === 'string' && isUuid(actor));
  const rows = await tx.query<{ id: string; name: string }>(
    'select id, name from users where brand = $1 and id = any($2::uuid[])',
    [brandId, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
