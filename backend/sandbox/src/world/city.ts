import type { City, SightRow, ZoneRow } from './types';

type CityRow = Omit<City, 'zones' | 'sights' | 'latitude' | 'longitude' | 'streets'> & {
  at: [latitude: number, longitude: number];
  zones: ZoneRow[];
  sights: SightRow[];
  streets?: string[];
};

/** Turns a reviewed row of the world tables into a city; zones are numbered in reading order, as the vendor numbers them. */
export function city({ at, zones, sights, streets = [], ...row }: CityRow): City {
  return {
    ...row,
    latitude: at[0],
    longitude: at[1],
    streets,
    sights: sights.map(([name, latitude, longitude]) => ({ name, latitude, longitude })),
    zones: zones.map(([name, latitude, longitude, radiusKm, factor, scene], index) => ({
      code: (index + 1) * 10,
      name,
      latitude,
      longitude,
      radiusKm,
      factor,
      scene: scene ?? row.scene,
    })),
  };
}
