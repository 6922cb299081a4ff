import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';

const HASH_CHARACTERS = 8;

/** The map's own tiles. */
export interface CityTiles {
  /** Address of a tile with `{z}`, `{x}` and `{y}`, and a hash of all of them. */
  address: string;
  /** Closer views are drawn from these. */
  maxZoom: number;
  /** A gzipped Mapbox Vector Tile; null where no city is. */
  find(z: number, x: number, y: number): Promise<Buffer | null>;
}
/** `backend/api/map/cities.pmtiles`, made by `shared/tooling/src/map.mjs`. @throws Error when it is not there */
export async function readCityTiles(rootDir: string): Promise<CityTiles> {
  const bytes = readFileSync(join(rootDir, 'backend/api/map/cities.pmtiles'));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_CHARACTERS);
  const source = {
    getKey: () => 'cities',
    getBytes: async (offset: number, length: number) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  };
  // Directories are plain and tiles go out as they are: nothing is unpacked here.
  const archive = new PMTiles(source, undefined, async (packed) => packed);
  const { maxZoom } = await archive.getHeader();
  return {
    address: `/assets/map/${hash}/{z}/{x}/{y}.mvt`,
    maxZoom,
    async find(z, x, y) {
      const tile = await archive.getZxy(z, x, y);
      return tile ? Buffer.from(tile.data) : null;
    },
  };
}
