import { createHash } from 'node:crypto';

const WHOLE = 2 ** 32;

/**
 * True when a visitor is among the `percent` (0 to 100) that get a release early. A visitor's position is fixed for a
 * release, so the first ten percent are also among the first twenty; positions differ between releases.
 */
export function isInShare(release: string, visitor: string, percent: number): boolean {
  const place = createHash('sha256').update(`${release}\n${visitor}`).digest().readUInt32BE(0);
  return (place / WHOLE) * 100 < percent;
}
