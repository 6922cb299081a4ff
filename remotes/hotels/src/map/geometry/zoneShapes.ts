import type { HotelSummary } from '@tiquete/contracts';
import { convexHull } from './convexHull';
import { project, type GeoPoint, type MapPoint } from './geo';

export interface ZoneShape {
  code: string;
  name: string;
  outline: MapPoint[];
  hotels: number;
}
/** The zones of a result as the ground its hotels stand on; most hotels first. */
export function zoneShapes(
  hotels: readonly Pick<HotelSummary, 'destination' | 'geo'>[],
): ZoneShape[] {
  const zones = new Map<string, { name: string; points: GeoPoint[] }>();
  for (const { destination, geo } of hotels) {
    const zone = zones.get(destination.zone_code) ?? { name: destination.zone_name, points: [] };
    zone.points.push(geo);
    zones.set(destination.zone_code, zone);
  }
  return [...zones]
    .map(([code, { name, points }]) => ({
      code,
      name,
      outline: convexHull(points.map(project)),
      hotels: points.length,
    }))
    .sort((a, b) => b.hotels - a.hotels);
}
