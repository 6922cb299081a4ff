/** Percentiles of the delay in milliseconds. When both are 0, answers are immediate. */
export interface Latency {
  p50: number;
  p95: number;
}
/** 95th percentile of the standard normal distribution. */
const Z95 = 1.645;

/** Maps a draw in (0, 1) to milliseconds on the log-normal curve through both percentiles. */
export function latencyAt({ p50, p95 }: Latency, draw: number): number {
  if (p50 <= 0) return 0;
  const clamped = Math.min(0.999, Math.max(0.001, draw));
  // Logistic approximation of the normal quantile, which differs by less than 2 % between the two percentiles.
  const z = Math.log(clamped / (1 - clamped)) / 1.702;
  return Math.round(p50 * Math.exp((Math.log(Math.max(p95, p50) / p50) / Z95) * z));
}
