import { createRandom, type Random } from '../random';
import type { Hotel, ImageKind } from '../inventory/types';
import { countryOf } from '../world/countries';
import type { City, Scene } from '../world/types';
import { mix } from './color';
import { lights, type Light } from './light';
import { createPaint, HEIGHT, WIDTH, type Paint } from './paint';
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
const oneOf =
  (...draws: Draw[]): Draw =>
  (paint, scene) =>
    paint.random.pick(draws)(paint, scene);
/** Several faces of the places that sell most, so that a list of them does not repeat one picture. */
const shores = oneOf(beach, bay, cove, pool);
const outside: Record<Scene, Draw> = {
  beach: shores,
  island: oneOf(island, island, cove),
  colonial: oneOf(colonial, colonial, courtyard),
  andes,
  skyline,
  jungle,
  lake,
  desert,
  europe,
  plains,
  coffee,
};
const inside: Partial<Record<ImageKind, Draw>> = {
  HAB: room,
  COM: lobby,
  RES: table,
  TER: table,
  PIS: pool,
};
/** Scenes of streets, where a hotel's face is its own front about as often as the view. */
const ofStreets: ReadonlySet<Scene> = new Set([
  'andes',
  'skyline',
  'europe',
  'plains',
  'coffee',
  'desert',
]);
const faceOf = (scene: Scene): Draw =>
  ofStreets.has(scene) ? oneOf(outside[scene], front) : outside[scene];
/** Indoors the light is warmer than outside. */
const INDOORS: ImageKind[] = ['HAB', 'COM'];

/** How often each light falls on a picture: more days than nights. */
const HOURS = [
  'morning',
  'morning',
  'morning',
  'noon',
  'noon',
  'golden',
  'golden',
  'golden',
  'dawn',
  'dawn',
  'dusk',
  'night',
];
function pickLight(random: Random, allowed = HOURS): Light {
  const name = random.pick(allowed);
  const found = lights.find((light) => light.name === name);
  if (!found) throw new Error(`no light ${name}`);
  return found;
}

/** A finished drawing at a given width, 3 to 2. */
function sheet(content: string, width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round((width * HEIGHT) / WIDTH)}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;
}

/** A picture of a hotel: 0 is its face in its place, the others what they show. One hotel keeps its palette in all of them. */
export function drawHotel(hotel: Hotel, kind: ImageKind, index: number, width: number): string {
  const own = createRandom(`look:${hotel.code}`);
  const face = pickLight(own);
  const colors = createPaint(own, face);
  const light =
    kind === 'GEN'
      ? face
      : pickLight(createRandom(`light:${hotel.code}:${index}`), [
          'morning',
          'noon',
          'golden',
          'dusk',
        ]);
  const warm = INDOORS.includes(kind) ? { ...light, tint: mix(light.tint, '#fff3e4', 0.6) } : light;
  const paint = {
    ...createPaint(createRandom(`picture:${hotel.code}:${index}`), warm),
    accent: colors.accent,
    second: colors.second,
    culture: hotel.country.culture,
  };
  return sheet((inside[kind] ?? faceOf(hotel.scene))(paint, hotel.scene), width);
}

/** The city as its traveller imagines it. */
export function drawPlace(city: City, width: number): string {
  const random = createRandom(`place:${city.code}`);
  const light = pickLight(random, ['morning', 'noon', 'golden', 'dawn', 'dusk']);
  const drawn = city.scene === 'colonial' ? colonial : outside[city.scene];
  return sheet(
    drawn({ ...createPaint(random, light), culture: countryOf(city.country).culture }, city.scene),
    width,
  );
}

/** A place of which the world knows only what it looks like; its name makes it one of a kind. */
export function drawScene(scene: Scene, name: string, width: number): string {
  const random = createRandom(`scene:${scene}:${name}`);
  const light = pickLight(random, ['morning', 'noon', 'golden', 'dawn', 'dusk']);
  return sheet(outside[scene](createPaint(random, light), scene), width);
}
