import { readFileSync } from 'node:fs';
import { inRepo } from '@tiquete/tooling/lib/paths';

/** Degrees of latitude in one kilometre. */
export const KM = 1 / 110.574;
/** Kilometres of margin around a city's zones and sights. */
const AROUND_KM = 6;
export const ZOOMS = { least: 8, most: 11 };
/** Tiles of the smallest zoom around a city, so that a screen never shows the end of the map. */
const TILES_AROUND = 1.6;
const radians = (degrees) => (degrees * Math.PI) / 180;

/** Column and row of the tile of a zoom, as fractions. */
export const tileAt = (longitude, latitude, zoom) => [
  (longitude / 360 + 0.5) * 2 ** zoom,
  (0.5 - Math.asinh(Math.tan(radians(latitude))) / (2 * Math.PI)) * 2 ** zoom,
];
const longitudeOf = (column, zoom) => (column / 2 ** zoom - 0.5) * 360;
const latitudeOf = (row, zoom) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * 180) / Math.PI;

/** Whole tiles around a core: columns and rows `[west, south, east, north]`, exclusive of the last ones. */
export function tileRange([west, south, east, north], zoom) {
  const [left, top] = tileAt(west, north, zoom);
  const [right, bottom] = tileAt(east, south, zoom);
  return [
    Math.floor(left - TILES_AROUND),
    Math.floor(top - TILES_AROUND),
    Math.ceil(right + TILES_AROUND),
    Math.ceil(bottom + TILES_AROUND),
  ];
}
/**
 * The cities of the demonstration, with `core` (the area of hotels and sights) and `box` (the area of the tiles), both
 * `[west, south, east, north]` in degrees.
 */
export function readCities() {
  const cities = JSON.parse(
    readFileSync(inRepo('backend/sandbox/src/geography/cities.json'), 'utf8'),
  );
  return cities.map((city) => {
    const points = [...city.zones, ...city.sights, city].map(
      ({ latitude, longitude, radiusKm = 0 }) => ({
        latitude,
        longitude,
        up: (radiusKm + AROUND_KM) * KM,
        aside: ((radiusKm + AROUND_KM) * KM) / Math.cos(radians(latitude)),
      }),
    );
    const core = [
      Math.min(...points.map(({ longitude, aside }) => longitude - aside)),
      Math.min(...points.map(({ latitude, up }) => latitude - up)),
      Math.max(...points.map(({ longitude, aside }) => longitude + aside)),
      Math.max(...points.map(({ latitude, up }) => latitude + up)),
    ];
    const [left, top, right, bottom] = tileRange(core, ZOOMS.least);
    const box = [
      longitudeOf(left, ZOOMS.least),
      latitudeOf(bottom, ZOOMS.least),
      longitudeOf(right, ZOOMS.least),
      latitudeOf(top, ZOOMS.least),
    ];
    return { ...city, core, box };
  });
}
