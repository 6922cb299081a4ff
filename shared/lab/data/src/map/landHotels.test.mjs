import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import Pbf from 'pbf';
import { PMTiles } from 'pmtiles';
import { doStock } from '../../../../../backend/sandbox/src/dohotels/stock';
import { inventory } from '../../../../../backend/sandbox/src/inventory/inventory';

const ZOOM = 11;
const bytes = readFileSync('backend/api/map/cities.pmtiles');
const archive = new PMTiles(
  {
    getKey: () => 'cities',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  },
  undefined,
  async (packed) => packed,
);
const tileAt = ({ longitude, latitude }) => [
  (longitude / 360 + 0.5) * 2 ** ZOOM,
  (0.5 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / (2 * Math.PI)) * 2 ** ZOOM,
];
/** Edges of the land in a tile. */
async function landOf(x, y) {
  const tile = await archive.getZxy(ZOOM, x, y);
  if (!tile) return [];
  const { earth } = new VectorTile(new Pbf(gunzipSync(Buffer.from(tile.data)))).layers;
  return Array.from({ length: earth?.length ?? 0 }, (_, index) =>
    earth.feature(index).loadGeometry(),
  )
    .flat()
    .flatMap((ring) => ring.slice(1).map((to, index) => [ring[index], to]));
}
/** Even-odd rule: counts the edges to the right of a point. */
const isIn = (edges, x, y) =>
  edges.filter(
    ([from, to]) =>
      from.y > y !== to.y > y && x < ((to.x - from.x) * (y - from.y)) / (to.y - from.y) + from.x,
  ).length %
    2 ===
  1;

it('no hotel of the demonstration is in the sea of the map', async () => {
  const tiles = new Map();
  const wet = [];
  const hotels = [...inventory().hotels, ...doStock().hotels];
  for (const hotel of hotels) {
    const [x, y] = tileAt(hotel);
    const key = `${Math.floor(x)}/${Math.floor(y)}`;
    if (!tiles.has(key)) tiles.set(key, await landOf(Math.floor(x), Math.floor(y)));
    if (!isIn(tiles.get(key), (x % 1) * 4096, (y % 1) * 4096)) wet.push(hotel.name);
  }
  expect(hotels.length).toBeGreaterThan(4000);
  expect(wet).toEqual([]);
});
