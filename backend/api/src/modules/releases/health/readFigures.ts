import type { Queryable } from '../../../db/database';
import { quartileOf } from './histogram';
import type { Figures } from './judge';

export interface Asked {
  part: string;
  release: string;
  /** Null: of all brands. */
  brand: string | null;
  since: Date;
}

const COUNTS = `
  select metric, bucket, sum(count)::bigint as count from release_health
  where remote = $1 and release = $2 and hour >= date_trunc('hour', $3::timestamptz) and ($4::text is null or brand = $4)
  group by metric, bucket`;
const NETWORKS = `
  select count(distinct address) as networks from release_reports
  where remote = $1 and release = $2 and metric = 'failed' and reported_at >= $3`;

/** What visits told of a release since then. */
export async function readFigures(
  db: Queryable,
  { part, release, brand, since }: Asked,
): Promise<Figures> {
  const [counts, [failing]] = await Promise.all([
    db.query<{ metric: string; bucket: number; count: number }>(COUNTS, [
      part,
      release,
      since,
      brand,
    ]),
    db.query<{ networks: number }>(NETWORKS, [part, release, since]),
  ]);
  const of = (metric: string) =>
    new Map(
      counts
        .filter((each) => each.metric === metric)
        .map(({ bucket, count }) => [bucket, count] as const),
    );
  const sum = (metric: string) => [...of(metric).values()].reduce((all, count) => all + count, 0);
  return {
    tried: sum('tried'),
    failed: sum('failed'),
    failedFrom: failing?.networks ?? 0,
    lcp: quartileOf(of('lcp')),
    inp: quartileOf(of('inp')),
    cls: quartileOf(of('cls')),
  };
}
