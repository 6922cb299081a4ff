import type { Queryable } from '../../db/database';

/** One action; entries are never changed. */
export interface LogEntry {
  /** Key or operator's session of the action. */
  actor: string;
  action: string;
  /** Null: all brands without their own releases. */
  brand: string | null;
  part: string | null;
  release: string | null;
  setBefore: string | null;
  setAfter: string | null;
  reason: string | null;
  detail: Readonly<Record<string, unknown>>;
}
export type StoredEntry = LogEntry & { id: number; at: Date };

const ADD = `
  insert into release_log (actor, action, brand, remote, release, set_before, set_after, reason, detail)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;
const COLUMNS = `id, at, actor, action, brand, remote as part, release, set_before as "setBefore", set_after as "setAfter", reason, detail`;
const READ = `
  select ${COLUMNS} from release_log
  where ($1::text is null or brand is null or brand = $1) and ($2::text is null or remote = $2 or remote is null)
  order by id desc limit $3`;
/** The newest set that the brand, or all brands, had before the current one ($2), without a release in quarantine. */
const SET_BEFORE = `
  select l.set_before as "set" from release_log l join release_sets s on s.id = l.set_before
  where l.brand is not distinct from $1 and l.set_before <> $2
    and not exists (
      select from jsonb_each_text(s.parts) part join releases r on r.release = part.value
      where r.quarantine is not null)
  order by l.id desc limit 1`;

type Row = StoredEntry & Record<string, unknown>;

export async function addToLog(db: Queryable, entries: readonly LogEntry[]): Promise<void> {
  for (const entry of entries)
    await db.query(ADD, [
      entry.actor,
      entry.action,
      entry.brand,
      entry.part,
      entry.release,
      entry.setBefore,
      entry.setAfter,
      entry.reason,
      JSON.stringify(entry.detail),
    ]);
}

/** Entries, the newest first. For a brand: actions on it and on all brands. */
export const readLog = (
  db: Queryable,
  {
    brand = null,
    part = null,
    limit,
  }: { brand?: string | null; part?: string | null; limit: number },
): Promise<StoredEntry[]> => db.query<Row>(READ, [brand, part, limit]);

/** Returns null when the brand, or all brands, had no such set. */
export async function setBefore(
  db: Queryable,
  brand: string | null,
  current: string,
): Promise<string | null> {
  const [found] = await db.query<{ set: string }>(SET_BEFORE, [brand, current]);
  return found?.set ?? null;
}
