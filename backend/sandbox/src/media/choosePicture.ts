import type { DoHotel, DoStock } from '../dohotels/stock';
import { regionIdOf } from '../dohotels/stock';
import type { Inventory } from '../inventory/inventory';
import type { Hotel, ImageKind } from '../inventory/types';
import { hash } from '../random';
import { findCity } from '../geography/cities';
import { countryOf } from '../geography/countries';
import type { Culture, Scene } from '../geography/types';
import {
  insideName,
  outsideName,
  PALETTES,
  poolSize,
  type Outlook,
  type PoolName,
  type Room,
} from './pictures';

/** Landscapes in which every second hotel shows its own façade in place of the view. */
const STREETS: ReadonlySet<Scene> = new Set([
  'andes',
  'skyline',
  'europe',
  'plains',
  'coffee',
  'desert',
]);
const OUTLOOKS: Partial<Record<Scene, Outlook>> = {
  beach: 'sea',
  island: 'sea',
  colonial: 'town',
  skyline: 'town',
  europe: 'town',
};
/** Flat landscapes, where hills behind a pool would be wrong. */
const FLAT: ReadonlySet<Scene> = new Set(['plains', 'desert']);
const ROOMS: Partial<Record<ImageKind, Room>> = {
  COM: 'lobby',
  RES: 'restaurant',
  TER: 'terrace',
  PIS: 'pool',
};

function poolOf(scene: Scene, culture?: Culture): PoolName {
  if (scene !== 'europe') return scene;
  if (culture === 'north' || culture === 'english') return 'europe-north';
  if (culture === 'italy' || culture === 'iberia' || culture === 'east') return 'europe-italy';
  return 'europe-france';
}

interface OutsidePicture {
  pool: PoolName;
  number: number;
}
const member = (pool: PoolName, number: number): OutsidePicture => ({
  pool,
  number: number % poolSize(pool),
});

/**
 * First picture of each hotel of a city, by code. Lists show hotels of similar prices next to each other, so the hotels take
 * the pictures of their pool in turn, from the cheapest hotel up.
 */
function assignFaces(hotels: readonly Hotel[]): Map<number, OutsidePicture> {
  const priceLevel = ({ category, zone, quality }: Hotel) => category.stars * zone.factor * quality;
  const used = new Map<PoolName, number>();
  const faces = new Map<number, OutsidePicture>();
  let inStreets = 0;
  for (const hotel of [...hotels].sort((a, b) => priceLevel(a) - priceLevel(b))) {
    const { code, city, country, scene } = hotel;
    if (STREETS.has(scene)) inStreets += 1;
    const showsFront = STREETS.has(scene) && inStreets % 2 === 0;
    const pool = showsFront ? 'front' : poolOf(scene, country.culture);
    const count = used.get(pool) ?? 0;
    used.set(pool, count + 1);
    faces.set(code, member(pool, hash(`face:${city.code}:${pool}`) + count));
  }
  return faces;
}
const facesOfLists = new WeakMap<readonly Hotel[], Map<number, OutsidePicture>>();
function faceOf(hotel: Hotel, hotels: readonly Hotel[]): OutsidePicture {
  const faces = facesOfLists.get(hotels) ?? assignFaces(hotels);
  facesOfLists.set(hotels, faces);
  const face = faces.get(hotel.code);
  if (!face) throw new RangeError(`hotel ${hotel.code} is not of this city`);
  return face;
}

/** Name of a hotel's picture, if it has that many. `hotels` are all hotels of its city at the same supplier. */
function nameOf(hotel: Hotel, index: number, hotels: readonly Hotel[]): string | undefined {
  const kind = hotel.images[index];
  if (!kind) return undefined;
  const face = faceOf(hotel, hotels);
  if (kind === 'GEN') return outsideName(face.pool, face.number);
  if (kind === 'PLA') {
    const size = poolSize(face.pool);
    return outsideName(face.pool, (face.number + Math.floor(size / 2)) % size);
  }
  const isFirstBedroom = hotel.images.indexOf('HAB') === index;
  const room = ROOMS[kind] ?? (isFirstBedroom ? 'bedroom1' : 'bedroom2');
  const outlook =
    room === 'pool' && FLAT.has(hotel.scene) ? 'town' : (OUTLOOKS[hotel.scene] ?? 'land');
  return insideName(room, outlook, face.number % PALETTES);
}

/** Name of a picture in Hotelbeds' content; undefined when the hotel has fewer. */
export const hotelPicture = (stock: Inventory, hotel: Hotel, index: number): string | undefined =>
  nameOf(hotel, index, stock.inCity(hotel.city.code));

/** Name of a picture in the second supplier's content. A property that both suppliers sell has the same pictures at both. */
export function doHotelPicture(
  { doStock, inventory }: { doStock: DoStock; inventory: Inventory },
  hotel: DoHotel,
  index: number,
): string | undefined {
  const twin = hotel.twinOf === null ? undefined : inventory.find(hotel.twinOf);
  return twin
    ? hotelPicture(inventory, twin, index)
    : nameOf(hotel, index, doStock.inRegion(regionIdOf(hotel.city)));
}

/** Salt that was chosen so that no package of the demo shows a picture twice, which a test checks. */
const SCENE_SALT = 'scene16';
const SCENE_NAME = /^([A-Z]{3})(?:-(\d))?$/;
/** Name of a picture of a package, such as `CUN-2` of the landscape `beach`; undefined for any other form. */
export function scenePicture(scene: Scene, name: string): string | undefined {
  const [, code, number = '0'] = SCENE_NAME.exec(name) ?? [];
  if (!code) return undefined;
  const city = findCity(code);
  const { pool, number: chosen } = member(
    poolOf(scene, city ? countryOf(city.country).culture : undefined),
    hash(`${SCENE_SALT}:${code}`) + Number(number),
  );
  return outsideName(pool, chosen);
}
