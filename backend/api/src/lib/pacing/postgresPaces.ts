import type { Database, Tx } from '../../db/database';
import { closing, decide, type PaceStore } from './paceStore';
import type { PaceState } from './rules';

interface Row {
  key: string;
  taken: number[];
  closed_until: number;
}

/** Stores one row per limit, which is locked while its next turn is found. */
export const createPostgresPaces = (db: Database): PaceStore => ({
  take: (takes, now) =>
    db.transaction(async (tx) => {
      const keys = takes.map(({ key }) => key);
      const states = await lock(tx, keys);
      const { opens, write: written } = decide(
        keys.map((key) => states.get(key)),
        takes,
        now,
      );
      for (const [index, state] of (written ?? []).entries())
        await write(tx, keys[index] ?? '', state);
      return opens;
    }),
  close: (key, until) =>
    db.transaction(async (tx) => {
      const states = await lock(tx, [key]);
      await write(tx, key, closing(states.get(key), until));
    }),
});

// Locks in the order of the keys, so that two calls cannot deadlock.
async function lock(tx: Tx, keys: readonly string[]): Promise<Map<string, PaceState>> {
  await tx.query(
    `insert into supplier_paces (key, taken, closed_until)
     select key, '{}', 0 from unnest($1::text[]) as key order by key on conflict do nothing`,
    [keys],
  );
  const rows = await tx.query<Row>(
    'select key, taken, closed_until from supplier_paces where key = any($1) order by key for update',
    [keys],
  );
  return new Map(
    rows.map(({ key, taken, closed_until }) => [key, { taken, closedUntil: closed_until }]),
  );
}

const write = (tx: Tx, key: string, { taken, closedUntil }: PaceState) =>
  tx.query('update supplier_paces set taken = $2, closed_until = $3 where key = $1', [
    key,
    taken,
    closedUntil,
  ]);
