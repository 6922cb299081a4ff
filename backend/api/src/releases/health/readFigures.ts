import type { Queryable } from '../../db/database';
import { quartileOf } from './histogram';
import type { Figures } from './judge';

export interface HealthQuery {
  part: string;
  release: string;
  /** Null: all brands. */
  brand: string | null;
  since: Date;
}

const COUNTS = `
  select metric, bucket, sum(count)::bigint as count from release_health
  where remote = $1 and release = $2 and hour >= date_trunc('hour', $3::timestamptz) and ($4::text is null or brand = $4)
  group by metric, bucket`;
const NETWORKS = `
  select metric, count(distinct address) as networks from release_reports
  where remote = $1 and release = $2 and reported_at >= $3 and metric in ('failed', 'lcp', 'inp', 'cls')
  group by metric`;

/** Sums the reports about a release since the given time. */
export async function readFigures(
  db: Queryable,
  { part, release, brand, since }: HealthQuery,
): Promise<Figures> {
  const [counts, networks] = await Promise.all([
    db.query<{ metric: string; bucket: number; count: number }>(COUNTS, [
      part,
      release,
      since,
      brand,
    ]),
    db.query<{ metric: string; networks: number }>(NETWORKS, [part, release, since]),
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
    networks: new Map(networks.map((row) => [row.metric, row.networks])),
    lcp: quartileOf(of('lcp')),
    inp: quartileOf(of('inp')),
    cls: quartileOf(of('cls')),
  };
}
