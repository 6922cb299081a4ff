import { createHash } from 'node:crypto';

const WHOLE = 2 ** 32;

/**
 * Whether a visitor is among the `percent` (0 to 100) that get a release early. The same visitor is always at the same place of a
 * release, so who is in at ten percent is in at twenty; at another release the places are others.
 */
export function isInShare(release: string, visitor: string, percent: number): boolean {
  const place = createHash('sha256').update(`${release}\n${visitor}`).digest().readUInt32BE(0);
  return (place / WHOLE) * 100 < percent;
}
