import * as z from 'zod';
import type { Point } from '../world/types';
import rows from './data/onLand.json';

/** Latitude and longitude of hotels that chance set into water, by code of either supplier; written by `shared/tooling/src/map.mjs`. */
const moved = new Map(
  Object.entries(z.record(z.string(), z.tuple([z.number(), z.number()])).parse(rows)),
);
/** Where a hotel stands: `at`, or on the nearest land where that is water. */
export function onLand(code: number, at: Point): Point {
  const [latitude, longitude] = moved.get(String(code)) ?? [at.latitude, at.longitude];
  return { latitude, longitude };
}
