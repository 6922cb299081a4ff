import * as z from 'zod';
import type { Point } from '../geography/types';
import rows from './data/onLand.json';

/**
 * Corrected positions of hotels that were placed in water, by code of either supplier. `shared/lab/data/src/map.mjs` writes
 * them.
 */
const moved = new Map(
  Object.entries(z.record(z.string(), z.tuple([z.number(), z.number()])).parse(rows)),
);
/** Position of a hotel, moved to the nearest land if it is in water. */
export function onLand(code: number, at: Point): Point {
  const [latitude, longitude] = moved.get(String(code)) ?? [at.latitude, at.longitude];
  return { latitude, longitude };
}
