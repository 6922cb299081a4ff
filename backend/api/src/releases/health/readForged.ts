import type { Queryable } from '../../db/database';

const READ = `
  select coalesce(sum(count), 0)::bigint as reports, count(distinct address) as networks from release_forged_reports
  where release = any($1::text[]) and hour >= date_trunc('hour', $2::timestamptz)`;

export interface ForgedReports {
  reports: number;
  networks: number;
}

/** Reports with an invalid token that name one of these releases, since the hour of `since`. */
export async function readForged(
  db: Queryable,
  { releases, since }: { releases: readonly string[]; since: Date },
): Promise<ForgedReports> {
  const [row] = await db.query<{ reports: number; networks: number }>(READ, [releases, since]);
  return row ?? { reports: 0, networks: 0 };
}
