import { timingSafeEqual } from 'node:crypto';

/** In a time that says nothing of where two texts differ. */
export function isSameText(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
