/** Lighthouse's category by the name in our samples; scores are between 0 and 1. */
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
};
/** Lighthouse's audit by the name in our samples, in milliseconds except for the layout shift. */
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  si: 'speed-index',
  cls: 'cumulative-layout-shift',
};

const isFailed = (audit) => audit !== undefined && audit.score !== null && audit.score < 1;

/**
 * Converts a Lighthouse result to a sample. `failed` names the audits that lower the score of a category. @throws Error when
 * Lighthouse could not measure the page
 */
export function readAudits({ categories, audits, runtimeError }) {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const failedIn = ([name, id]) =>
    (categories[id]?.auditRefs ?? [])
      .filter((ref) => ref.weight > 0 && isFailed(audits[ref.id]))
      .map((ref) => `${name}: ${ref.id}`);
  return {
    ...Object.fromEntries(
      Object.entries(CATEGORIES).map(([name, id]) => [name, categories[id]?.score ?? NaN]),
    ),
    ...Object.fromEntries(
      Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN]),
    ),
    failed: Object.entries(CATEGORIES).flatMap(failedIn),
  };
}
