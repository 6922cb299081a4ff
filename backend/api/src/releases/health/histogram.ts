import type { HealthMetric } from '@tiquete/contracts';

/** Upper ends of the buckets grow by 15 %, which is the precision of a quartile. */
const GROWTH = 1.15;
const BUCKETS = 60;
const FIRST = 8;
const ENDS = Array.from({ length: BUCKETS }, (_, index) => Math.round(FIRST * GROWTH ** index));

const MEASURED: readonly HealthMetric[] = ['lcp', 'inp', 'cls'];
export const isMeasured = (metric: HealthMetric): boolean => MEASURED.includes(metric);

/** Bucket of a value in its metric's histogram; 0 for events that are only counted. */
export function bucketOf(metric: HealthMetric, value: number | undefined): number {
  if (!isMeasured(metric) || value === undefined) return 0;
  const found = ENDS.findIndex((end) => value <= end);
  return found < 0 ? BUCKETS - 1 : found;
}

/** Counts by bucket. */
export type Histogram = ReadonlyMap<number, number>;

export const sizeOf = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0);

/** Upper end of the bucket that contains the value of this rank (from 1); null beyond the last. */
function valueAt(histogram: Histogram, rank: number): number | null {
  let seen = 0;
  for (const bucket of [...histogram.keys()].sort((one, other) => one - other)) {
    seen += histogram.get(bucket) ?? 0;
    if (seen >= rank) return ENDS[bucket] ?? null;
  }
  return null;
}

/** 95 % of a normal distribution lie within this number of standard deviations. */
const Z = 1.96;
const SHARE = 0.75;

export interface Quartile {
  /** Number of values from which the quartile was computed. */
  of: number;
  value: number;
  /** Bounds of the true quartile with 95 % confidence, from the ranks of a binomial distribution. */
  low: number;
  high: number;
}

/** The 75th percentile, by which web vitals are judged; null without values. */
export function quartileOf(histogram: Histogram): Quartile | null {
  const of = sizeOf(histogram);
  if (of === 0) return null;
  const spread = Z * Math.sqrt(of * SHARE * (1 - SHARE));
  const at = (rank: number) =>
    valueAt(histogram, Math.min(of, Math.max(1, Math.round(rank)))) ?? ENDS.at(-1) ?? 0;
  return {
    of,
    value: at(of * SHARE),
    low: at(of * SHARE - spread),
    high: at(of * SHARE + spread),
  };
}
