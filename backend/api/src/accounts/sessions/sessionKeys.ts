import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database';

/** Keys that sign forms and cookies: from the environment, or created at the first start and shared through the database. */
export async function readSessionKeys(
  given: readonly string[] | null,
  db: Database,
): Promise<[string, ...string[]]> {
  const [current, ...previous] = given ?? [];
  if (current !== undefined) return [current, ...previous];
  await db.query(
    "insert into secrets (name, value) values ('session-key', $1) on conflict do nothing",
    [randomBytes(32).toString('base64url')],
  );
  const [row] = await db.query<{ value: string }>(
    "select value from secrets where name = 'session-key'",
  );
  if (!row) throw new Error('The session key could not be stored.');
  return [row.value];
}
