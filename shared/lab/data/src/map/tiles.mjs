import GeoJSONVT from 'geojson-vt';
import { zxyToTileId } from 'pmtiles';
import vtpbf from 'vt-pbf';
import { tileRange, ZOOMS } from './cities.mjs';
import { ringsOf } from './geometry.mjs';

const EXTENT = 4096;
/** Margin beyond a tile's edge, in units of 1/4096 of the tile, so that no line ends at the edge. */
const BUFFER = 64;

const feature = (type, coordinates, tags = {}) => ({
  type: 'Feature',
  geometry: { type, coordinates },
  properties: tags,
});
const point = ({ longitude, latitude, zoom: _, ...tags }) =>
  feature('Point', [longitude, latitude], tags);
/**
 * Tiles of a city by PMTiles' number, as Mapbox Vector Tiles in the layers of Protomaps' basemap, so that the same style
 * also draws an OpenStreetMap extract in that schema. A point appears from its `zoom` on.
 */
export function cutTiles({ core }, { land, rivers, borders }, { grounds, places, sights }) {
  const shapes = {
    earth: land.map((polygon) => feature('Polygon', ringsOf(polygon))),
    landuse: grounds.map((polygon) => feature('Polygon', ringsOf(polygon), { kind: 'urban_area' })),
    water: rivers.map((line) => feature('LineString', line, { kind: 'river' })),
    boundaries: Object.entries(borders).flatMap(([kind, lines]) =>
      lines.map((line) => feature('LineString', line, { kind })),
    ),
  };
  const cut = (features) =>
    new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom: ZOOMS.most, indexMaxZoom: ZOOMS.least, extent: EXTENT, buffer: BUFFER },
    );
  const layers = Object.entries(shapes).map(([name, features]) => [name, cut(features)]);
  const tiles = new Map();
  for (let zoom = ZOOMS.least; zoom <= ZOOMS.most; zoom++) {
    const seen = (points) => cut(points.filter((each) => each.zoom <= zoom).map(point));
    const all = [...layers, ['places', seen(places)], ['pois', seen(sights)]];
    const [left, top, right, bottom] = tileRange(core, zoom);
    for (let x = left; x < right; x++)
      for (let y = top; y < bottom; y++) {
        const found = all.flatMap(([name, index]) => {
          const tile = index.getTile(zoom, x, y);
          return tile && tile.features.length > 0 ? [[name, tile]] : [];
        });
        tiles.set(
          zxyToTileId(zoom, x, y),
          Buffer.from(
            vtpbf.fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: EXTENT }),
          ),
        );
      }
  }
  return tiles;
}
