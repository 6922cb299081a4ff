import { readFileSync } from 'node:fs';
import { inRepo } from '../lib/paths.mjs';

/** Degrees of latitude that a kilometre is. */
export const KM = 1 / 110.574;
/** Kilometres kept around a city's zones and sights. */
const AROUND_KM = 6;
export const ZOOMS = { least: 8, most: 11 };
/** Tiles of the least zoom shown around a city, so that its map never ends on screen. */
const TILES_AROUND = 1.6;
const radians = (degrees) => (degrees * Math.PI) / 180;

/** Column and row of the tile of a zoom, with fractions. */
export const tileAt = (longitude, latitude, zoom) => [
  (longitude / 360 + 0.5) * 2 ** zoom,
  (0.5 - Math.asinh(Math.tan(radians(latitude))) / (2 * Math.PI)) * 2 ** zoom,
];
const longitudeOf = (column, zoom) => (column / 2 ** zoom - 0.5) * 360;
const latitudeOf = (row, zoom) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** zoom))) * 180) / Math.PI;

/** Whole tiles around a core: `[west, north, east, south]` columns and rows, the last ones excluded. */
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
/** The cities that the demonstration sells, with `core` (what hotels and sights need) and `box` (what the tiles cover), both `[west, south, east, north]` in degrees. */
export function readCities() {
  const cities = JSON.parse(
    readFileSync(inRepo('backend/sandbox/src/geography/data/cities.json'), 'utf8'),
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
