import type { ReadLimit } from './createPace';

const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;

/** A date without a zone is in UTC. */
const timeOf = (text: string | undefined): number =>
  Date.parse(/T\d\d:\d\d:\d\d(\.\d+)?$/.test(text ?? '') ? `${text}Z` : (text ?? ''));

/**
 * Parses `X-RateLimit-SecondsNumber`, `-RequestsNumber`, `-Remaining` and `-Reset` (UTC), as ETG documents them for each
 * endpoint.
 */
export const readEtgLimit: ReadLimit = (headers) => {
  const [seconds, calls, remaining] = ['secondsnumber', 'requestsnumber', 'remaining'].map((name) =>
    numberOf(headers[`x-ratelimit-${name}`]),
  );
  if (!seconds || !calls || remaining === undefined) return undefined;
  const resetsAt = timeOf(headers['x-ratelimit-reset']);
  return { rule: { calls, seconds }, remaining, resetsAt: Number.isNaN(resetsAt) ? 0 : resetsAt };
};

/**
 * Parses `RateLimit-Limit`, `-Remaining` and `-Reset` (a date, or seconds from now), as Duffel documents them. They do not
 * state the time span.
 */
export const readRateLimit: ReadLimit = (headers, now) => {
  const remaining = numberOf(headers['ratelimit-remaining']);
  if (remaining === undefined) return undefined;
  const reset = headers['ratelimit-reset'];
  const seconds = numberOf(reset);
  const resetsAt = seconds === undefined ? timeOf(reset) : now + seconds * 1000;
  return { rule: null, remaining, resetsAt: Number.isNaN(resetsAt) ? 0 : resetsAt };
};
