import type { Database, Tx } from '../../db/database';
import { type Count, counted, type Counters, undone, waitSeconds } from './rule';

interface Row {
  key: string;
  hits: number;
  window_ends: Date;
  blocked_until: Date;
}

export const createPostgresCounters = (db: Database): Counters => ({
  take: (brandId, takes, now) =>
    db.withBrand(brandId, async (tx) => {
      const keys = takes.map(({ key }) => key).sort();
      await tx.query(
        `insert into rate_counters (brand, key, hits, window_ends, blocked_until)
         select $1, key, 0, to_timestamp(0), to_timestamp(0) from unnest($2::text[]) as key order by key on conflict do nothing`,
        [brandId, keys],
      );
      const counts = await lock(tx, brandId, keys);
      const instant = now.getTime();
      for (const { key } of takes) {
        const retryAfterSeconds = waitSeconds(counts.get(key), instant);
        if (retryAfterSeconds > 0) return { isAllowed: false, key, retryAfterSeconds };
      }
      for (const { key, limit } of takes)
        await write(tx, brandId, key, counted(counts.get(key), limit, instant));
      return { isAllowed: true };
    }),
  undo: (brandId, key, limit) =>
    db.withBrand(brandId, async (tx) => {
      const count = (await lock(tx, brandId, [key])).get(key);
      if (count) await write(tx, brandId, key, undone(count, limit));
    }),
  clear: (brandId, key) =>
    db.withBrand(brandId, async (tx) => {
      await tx.query('delete from rate_counters where brand = $1 and key = $2', [brandId, key]);
    }),
});

// Locks in the order of the keys, so that two attempts cannot deadlock.
async function lock(tx: Tx, brandId: string, keys: readonly string[]): Promise<Map<string, Count>> {
  const rows = await tx.query<Row>(
    'select key, hits, window_ends, blocked_until from rate_counters where brand = $1 and key = any($2) order by key for update',
    [brandId, keys],
  );
  return new Map(
    rows.map((row) => [
      row.key,
      {
        hits: row.hits,
        windowEnds: row.window_ends.getTime(),
        blockedUntil: row.blocked_until.getTime(),
      },
    ]),
  );
}

async function write(tx: Tx, brandId: string, key: string, count: Count): Promise<void> {
  await tx.query(
    'update rate_counters set hits = $3, window_ends = $4, blocked_until = $5 where brand = $1 and key = $2',
    [brandId, key, count.hits, new Date(count.windowEnds), new Date(count.blockedUntil)],
  );
}
