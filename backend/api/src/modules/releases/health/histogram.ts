import type { HealthMetric } from '@tiquete/contracts';

/** Upper ends of the buckets: times grow by about a sixth, so a quartile is known to that. */
const GROWTH = 1.15;
const BUCKETS = 60;
const FIRST = 8;
const ENDS = Array.from({ length: BUCKETS }, (_, index) => Math.round(FIRST * GROWTH ** index));

const MEASURED: readonly HealthMetric[] = ['lcp', 'inp', 'cls'];
export const isMeasured = (metric: HealthMetric): boolean => MEASURED.includes(metric);

/** The place of a value in the histogram of its metric; 0 for what is only counted. */
export function bucketOf(metric: HealthMetric, value: number | undefined): number {
  if (!isMeasured(metric) || value === undefined) return 0;
  const found = ENDS.findIndex((end) => value <= end);
  return found < 0 ? BUCKETS - 1 : found;
}

/** Bucket → how many. */
export type Histogram = ReadonlyMap<number, number>;

export const sizeOf = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0);

/** Upper end of the bucket in which the value of that rank (from 1) lies; null beyond the last. */
function valueAt(histogram: Histogram, rank: number): number | null {
  let seen = 0;
  for (const bucket of [...histogram.keys()].sort((one, other) => one - other)) {
    seen += histogram.get(bucket) ?? 0;
    if (seen >= rank) return ENDS[bucket] ?? null;
  }
  return null;
}

/** 95 % of a normal distribution lie within so many standard deviations. */
const Z = 1.96;
const SHARE = 0.75;

export interface Quartile {
  /** How many values there are. */
  of: number;
  value: number;
  /** Between these the true quartile lies with 95 % confidence, from the ranks of a binomial distribution. */
  low: number;
  high: number;
}

/** The 75th percentile, as web vitals are judged by; null without values. */
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
