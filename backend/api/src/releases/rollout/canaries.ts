import type { Queryable, Tx } from '../../db/database';

/** A release that a share of the visitors gets in place of the current one. */
export interface Canary {
  release: string;
  /** Above 0, below 100. */
  percent: number;
  startedAt: Date;
  /** Time at which the canary got this percentage. */
  percentSince: Date;
  movedBy: string;
  /** Null unless its reports look forged. Visitors without a cookie then get the current release. */
  frozen: { at: Date; reason: string } | null;
}
/** Canaries by brand (null: all brands without their own releases) and part. */
export type Canaries = ReadonlyMap<string | null, ReadonlyMap<string, Canary>>;

const EVERYBODY = '*';
const READ = `
  select nullif(brand, '*') as brand, remote as part, release, percent::float8 as percent, started_at as "startedAt",
    percent_since as "percentSince", moved_by as "movedBy", frozen_at as "frozenAt", frozen_reason as "frozenReason"
  from release_canaries where brand = '*' or $1::text is null or brand = $1 order by 1 nulls first, 2`;
const PUT = `
  insert into release_canaries as canary (brand, remote, release, percent, moved_by)
  values ($1, $2, $3, $4, $5)
  on conflict (brand, remote) do update set release = excluded.release, percent = excluded.percent,
    moved_by = excluded.moved_by, percent_since = now(), frozen_at = null, frozen_reason = null,
    started_at = case when canary.release = excluded.release then canary.started_at else now() end`;
const FREEZE = `
  update release_canaries set frozen_at = now(), frozen_reason = $4
  where brand = $1 and remote = $2 and release = $3 and frozen_at is null returning release`;
const END = `delete from release_canaries where brand = $1 and remote = $2`;

interface Row extends Omit<Canary, 'frozen'>, Record<string, unknown> {
  brand: string | null;
  part: string;
  frozenAt: Date | null;
  frozenReason: string | null;
}

/** Canaries of one brand and of all brands, or every canary. */
export async function readCanaries(db: Queryable, brand: string | null = null): Promise<Canaries> {
  const all = new Map<string | null, Map<string, Canary>>();
  for (const row of await db.query<Row>(READ, [brand])) {
    const { brand: of, part, frozenAt, frozenReason, ...canary } = row;
    const own = all.get(of) ?? new Map<string, Canary>();
    const frozen = frozenAt && { at: frozenAt, reason: frozenReason ?? '' };
    all.set(of, own.set(part, { ...canary, frozen }));
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

/** Freezes a canary until its share is set again. Returns false when it is already frozen or has ended. */
export const freezeCanary = async (
  db: Queryable,
  canary: { brand: string | null; part: string; release: string; reason: string },
): Promise<boolean> => {
  const { brand, part, release, reason } = canary;
  return (await db.query(FREEZE, [brand ?? EVERYBODY, part, release, reason])).length > 0;
};

export const endCanary = async (tx: Tx, brand: string | null, part: string): Promise<void> =>
  void (await tx.query(END, [brand ?? EVERYBODY, part]));
