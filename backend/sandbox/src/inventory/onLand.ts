import * as z from 'zod';
import type { Point } from '../geography/types';
import rows from './data/onLand.json';

/**
 * Corrected coordinates of hotels that were generated in water, by code of either supplier; written by
 * `shared/tooling/src/map.mjs`.
 */
const moved = new Map(
  Object.entries(z.record(z.string(), z.tuple([z.number(), z.number()])).parse(rows)),
);
/** Position of a hotel: `at`, or the nearest land if that is water. */
export function onLand(code: number, at: Point): Point {
  const [latitude, longitude] = moved.get(String(code)) ?? [at.latitude, at.longitude];
  return { latitude, longitude };
}
