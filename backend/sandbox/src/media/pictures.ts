import { cities } from '../geography/cities';
import type { City, Culture, Scene } from '../geography/types';

/** Widths in pixels of the two files of every picture, whose format is 3:2. Cards use the first, galleries the second. */
export const PICTURE_WIDTHS = [640, 1024] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Number of colour palettes. All pictures of one hotel share one. */
export const PALETTES = 6;

export type Room = 'bedroom1' | 'bedroom2' | 'lobby' | 'restaurant' | 'terrace' | 'pool';
const ROOMS: readonly Room[] = ['bedroom1', 'bedroom2', 'lobby', 'restaurant', 'terrace', 'pool'];

/** Landscapes in the windows of rooms. */
const outlooks = [
  { outlook: 'sea', scene: 'beach' },
  { outlook: 'town', scene: 'colonial' },
  { outlook: 'land', scene: 'andes' },
] as const satisfies { outlook: string; scene: Scene }[];
export type Outlook = (typeof outlooks)[number]['outlook'];

/** Interchangeable pictures of one kind of place, numbered from 0. */
interface Pool {
  pool: string;
  scene: Scene;
  /** Culture that decides the roofs of European towns. */
  culture?: Culture;
  size: number;
}
const pools = [
  { pool: 'beach', scene: 'beach', size: 44 },
  { pool: 'island', scene: 'island', size: 20 },
  { pool: 'colonial', scene: 'colonial', size: 24 },
  { pool: 'andes', scene: 'andes', size: 18 },
  { pool: 'skyline', scene: 'skyline', size: 22 },
  { pool: 'jungle', scene: 'jungle', size: 12 },
  { pool: 'lake', scene: 'lake', size: 11 },
  { pool: 'desert', scene: 'desert', size: 12 },
  { pool: 'plains', scene: 'plains', size: 6 },
  { pool: 'coffee', scene: 'coffee', size: 6 },
  { pool: 'europe-france', scene: 'europe', culture: 'france', size: 8 },
  { pool: 'europe-italy', scene: 'europe', culture: 'italy', size: 16 },
  { pool: 'europe-north', scene: 'europe', culture: 'north', size: 10 },
  // Façades of hotels in city streets.
  { pool: 'front', scene: 'skyline', size: 36 },
] as const satisfies Pool[];
export type PoolName = (typeof pools)[number]['pool'];
const sizes: ReadonlyMap<PoolName, number> = new Map(pools.map(({ pool, size }) => [pool, size]));

/** A committed picture. `name` is the name of its file without width and ending. */
export type Picture = { name: string } & (
  | { kind: 'place'; city: City }
  | { kind: 'outside'; pool: PoolName; scene: Scene; culture?: Culture; number: number }
  | { kind: 'inside'; room: Room; scene: Scene; palette: number }
);

export const placeName = (cityCode: string): string => `places/${cityCode}`;
export const outsideName = (pool: PoolName, number: number): string => `outside/${pool}-${number}`;
export const insideName = (room: Room, outlook: Outlook, palette: number): string =>
  `inside/${outlook}-${palette}-${room}`;
export const poolSize = (pool: PoolName): number => sizes.get(pool) ?? 0;

const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);

const places = cities.map((city): Picture => ({ name: placeName(city.code), kind: 'place', city }));
const outside = pools.flatMap(({ size, ...pool }) =>
  numbers(size).map((number): Picture => ({
    name: outsideName(pool.pool, number),
    kind: 'outside',
    number,
    ...pool,
  })),
);
const inside = outlooks.flatMap(({ outlook, scene }) =>
  numbers(PALETTES).flatMap((palette) =>
    ROOMS.map((room): Picture => ({
      name: insideName(room, outlook, palette),
      kind: 'inside',
      room,
      scene,
      palette,
    })),
  ),
);

/** All pictures of the stand-in suppliers. `shared/lab/pictures` draws them into `backend/sandbox/pictures`. */
export const pictures: readonly Picture[] = [...places, ...outside, ...inside];
