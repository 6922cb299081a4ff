import type { Tx } from '../db/database';
import { SYSTEM } from '../bookings/cases';

/** Names by user id; deleted accounts are left out. */
export async function operatorNames(
  tx: Tx,
  brandId: string,
  actors: readonly unknown[],
): Promise<Map<string, string>> {
  const ids = actors.filter((actor) => typeof actor === 'string' && actor !== SYSTEM);
  const rows = await tx.query<{ id: string; name: string }>(
    'select id, name from users where brand = $1 and id::text = any($2::text[])',
    [brandId, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
