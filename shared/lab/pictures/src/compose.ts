import type { Picture, Room } from '@tiquete/sandbox/pictures';
import { createRandom, hash } from '@tiquete/sandbox/random';
import { countryOf } from '@tiquete/sandbox/countries';
import type { Scene } from '@tiquete/sandbox/geography';
import { mix } from './color';
import { lights, type Light } from './light';
import { createPaint, HEIGHT, PALETTES, WIDTH, type Paint } from './paint';
import { andes } from './scenes/andes';
import { bay } from './scenes/bay';
import { beach } from './scenes/beach';
import { colonial } from './scenes/colonial';
import { coffee, plains } from './scenes/country';
import { courtyard } from './scenes/courtyard';
import { cove } from './scenes/cove';
import { desert } from './scenes/desert';
import { europe } from './scenes/europe';
import { front } from './scenes/front';
import { island } from './scenes/island';
import { jungle } from './scenes/jungle';
import { lake } from './scenes/lake';
import { lobby } from './scenes/lobby';
import { pool } from './scenes/pool';
import { room } from './scenes/room';
import { skyline } from './scenes/skyline';
import { table } from './scenes/table';

type Draw = (paint: Paint, scene: Scene) => string;
/** Drawings of each scene, used in turn. Scenes with many hotels have several, so that lists do not repeat a picture. */
const outside: Record<Scene, Draw[]> = {
  beach: [beach, bay, cove, pool],
  island: [island, island, cove],
  colonial: [colonial, colonial, courtyard],
  andes: [andes],
  skyline: [skyline],
  jungle: [jungle],
  lake: [lake],
  desert: [desert],
  europe: [europe],
  plains: [plains],
  coffee: [coffee],
};
const inside: Record<Room, Draw> = {
  bedroom1: room,
  bedroom2: room,
  lobby,
  restaurant: table,
  terrace: table,
  pool,
};
/** Rooms without a view of the sky. Their light is warmer than outside. */
const INDOORS: ReadonlySet<Room> = new Set(['bedroom1', 'bedroom2', 'lobby']);

/** More days than nights. Neighbours in this order differ. */
const HOURS = [
  'morning',
  'golden',
  'dusk',
  'noon',
  'dawn',
  'morning',
  'golden',
  'night',
  'noon',
  'dawn',
  'morning',
  'golden',
];
const HOURS_OF_PLACES = ['morning', 'noon', 'golden', 'dawn', 'dusk'];
const HOURS_OF_ROOMS = ['morning', 'noon', 'golden', 'dusk'];

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new RangeError('an empty list');
  return found;
}
function lightNamed(name: string): Light {
  const found = lights.find((light) => light.name === name);
  if (!found) throw new Error(`no light ${name}`);
  return found;
}

function drawing(picture: Picture): string {
  const random = createRandom(`picture:${picture.name}`);
  if (picture.kind === 'place') {
    const { code, scene, country } = picture.city;
    const own = createRandom(`place:${code}`);
    const paint = createPaint(own, lightNamed(own.pick(HOURS_OF_PLACES)));
    // The square of an old town is more typical of its city than a courtyard.
    const draw = scene === 'colonial' ? colonial : own.pick(outside[scene]);
    return draw({ ...paint, culture: countryOf(country).culture }, scene);
  }
  if (picture.kind === 'outside') {
    const { scene, culture, number } = picture;
    const paint = createPaint(random, lightNamed(at(HOURS, number)));
    const draw = picture.pool === 'front' ? front : at(outside[scene], number);
    return draw({ ...paint, ...at(PALETTES, number), culture }, scene);
  }
  const light = lightNamed(at(HOURS_OF_ROOMS, hash(picture.name)));
  const warm = INDOORS.has(picture.room)
    ? { ...light, tint: mix(light.tint, '#fff3e4', 0.6) }
    : light;
  const paint = { ...createPaint(random, warm), ...at(PALETTES, picture.palette) };
  return inside[picture.room](paint, picture.scene);
}

/** A finished drawing as SVG with the ratio 3:2. */
export const drawPicture = (picture: Picture, width: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * HEIGHT) / WIDTH)}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawing(picture)}</svg>`;
