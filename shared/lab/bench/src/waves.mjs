/** Milliseconds by which two clocks of one page may differ. */
const SLACK_MS = 2;

/**
 * Number of requests in the longest chain in which each starts after the previous one has ended. The document is the first.
 * `requests` are `{url, start, end}` in milliseconds; requests that end after `until` are ignored.
 */
export function countWaves(requests, until = Infinity) {
  const depths = [];
  for (const request of requests
    .filter(({ end }) => end <= until)
    .sort((a, b) => a.start - b.start)) {
    const before = depths
      .filter(({ end }) => end <= request.start + SLACK_MS)
      .map(({ depth }) => depth);
    depths.push({ end: request.end, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}

export const isScript = ({ url }) => /\.js(\?|$)/.test(url);
export const isManifest = ({ url }) => /manifest[^/]*\.json(\?|$)/.test(url);
