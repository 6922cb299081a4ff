import type { Geo } from '@tiquete/contracts';
import type { NameWord } from './nameTokens';
import { nameLikeness } from './nameLikeness';

const EARTH_RADIUS_M = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Distance in metres in a straight line; accurate within a city. */
export function metresBetween(a: Geo, b: Geo): number {
  const north = radians(b.latitude - a.latitude);
  const east =
    radians(b.longitude - a.longitude) * Math.cos(radians((a.latitude + b.latitude) / 2));
  return EARTH_RADIUS_M * Math.hypot(north, east);
}

/** Greatest distance in metres between two catalogues' positions of one property. */
export const MAX_METRES = 150;
/** Greatest distance in metres for names that are similar but not equal. */
const NEAR_METRES = 45;
const ALIKE = 0.75;
const MAX_STARS_APART = 1;

export interface Property {
  name: readonly NameWord[];
  geo: Geo;
  /** 0 when the hotel has no stars. */
  stars: number;
}
/** Confidence that two catalogues list the same property: above 0 and at most 1, or 0 for different properties. */
export function propertyLikeness(a: Property, b: Property): number {
  const metres = metresBetween(a.geo, b.geo);
  if (metres > MAX_METRES) return 0;
  if (a.stars > 0 && b.stars > 0 && Math.abs(a.stars - b.stars) > MAX_STARS_APART) return 0;
  const likeness = nameLikeness(a.name, b.name);
  const isSame = likeness === 1 || (likeness >= ALIKE && metres <= NEAR_METRES);
  return isSame ? likeness : 0;
}
