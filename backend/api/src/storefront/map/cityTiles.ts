import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import type { BootRecord } from '@tiquete/contracts';

const HASH_CHARACTERS = 8;

/**
 * The map's own tiles. Opens `backend/api/map/cities.pmtiles`, made by `shared/lab/data/src/map.mjs`. @throws Error when it is
 * missing
 */
export async function readCityTiles(rootDir: string) {
  const bytes = readFileSync(join(rootDir, 'backend/api/map/cities.pmtiles'));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_CHARACTERS);
  const source = {
    getKey: () => 'cities',
    getBytes: async (offset: number, length: number) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  };
  // Directories are uncompressed and tiles are served as stored, so nothing is unpacked here.
  const archive = new PMTiles(source, undefined, async (packed) => packed);
  const { maxZoom } = await archive.getHeader();
  return {
    /** Address of a tile with `{z}`, `{x}` and `{y}`, and a hash of all tiles. */
    address: `/assets/map/${hash}/{z}/{x}/{y}.mvt`,
    maxZoom,
    /** A gzipped Mapbox Vector Tile; null where there is no city. */
    async find(z: number, x: number, y: number): Promise<Buffer | null> {
      const tile = await archive.getZxy(z, x, y);
      return tile ? Buffer.from(tile.data) : null;
    },
  };
}
export type CityTiles = Awaited<ReturnType<typeof readCityTiles>>;

/** Closest zoom of Protomaps' builds of OpenStreetMap. */
const OPENSTREETMAP_ZOOM = 15;

/** Tile source of maps: the operator's tiles if configured, else our own. */
export const mapOf = (
  operatorsTiles: string | null,
  own: Pick<CityTiles, 'address' | 'maxZoom'>,
): NonNullable<BootRecord['map']> =>
  operatorsTiles === null
    ? { tiles: own.address, maxZoom: own.maxZoom, source: 'gshhg' }
    : { tiles: operatorsTiles, maxZoom: OPENSTREETMAP_ZOOM, source: 'openstreetmap' };
