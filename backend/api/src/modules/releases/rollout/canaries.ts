import type { Queryable, Tx } from '../../../db/database';

/** A release that a share of the visitors gets in place of the current one. */
export interface Canary {
  release: string;
  /** Above 0, below 100. */
  percent: number;
  startedAt: Date;
  /** Since when it has this percentage. */
  percentSince: Date;
  movedBy: string;
}
/** Brand, or null for every brand without anything of its own → part → canary. */
export type Canaries = ReadonlyMap<string | null, ReadonlyMap<string, Canary>>;

const EVERYBODY = '*';
const READ = `
  select nullif(brand, '*') as brand, remote as part, release, percent::float8 as percent, started_at as "startedAt",
    percent_since as "percentSince", moved_by as "movedBy"
  from release_canaries where brand = '*' or $1::text is null or brand = $1 order by 1 nulls first, 2`;
const PUT = `
  insert into release_canaries as canary (brand, remote, release, percent, moved_by) values ($1, $2, $3, $4, $5)
  on conflict (brand, remote) do update set
    release = excluded.release, percent = excluded.percent, moved_by = excluded.moved_by, percent_since = now(),
    started_at = case when canary.release = excluded.release then canary.started_at else now() end`;
const END = `delete from release_canaries where brand = $1 and remote = $2`;

type Row = Canary & { brand: string | null; part: string } & Record<string, unknown>;

/** Those of one brand and of everybody, or all. */
export async function readCanaries(db: Queryable, brand: string | null = null): Promise<Canaries> {
  const all = new Map<string | null, Map<string, Canary>>();
  for (const { brand: of, part, ...canary } of await db.query<Row>(READ, [brand])) {
    const own = all.get(of) ?? new Map<string, Canary>();
    all.set(of, own.set(part, canary));
  }
  return all;
}

export const putCanary = async (
  tx: Tx,
  {
    brand,
    part,
    release,
    percent,
    by,
  }: { brand: string | null; part: string; release: string; percent: number; by: string },
): Promise<void> => void (await tx.query(PUT, [brand ?? EVERYBODY, part, release, percent, by]));

export const endCanary = async (tx: Tx, brand: string | null, part: string): Promise<void> =>
  void (await tx.query(END, [brand ?? EVERYBODY, part]));
