import tzlookup from 'tz-lookup';
import { shift } from '../geo';
import { createRandom, hash, type Random } from '../random';
import { countryOf } from '../geography/countries';
import type { City, Scene, Zone } from '../geography/types';
import { addressOf, postalCode } from './address';
import { categoryFor } from './categories';
import { chooseFacilities } from './chooseFacilities';
import { chooseBoards, chooseRooms } from './chooseRooms';
import { describeHotel } from './describe';
import { nameHotel } from './names';
import { onLand } from './onLand';
import type { AccommodationCode, Hotel, ImageKind } from './types';

const CODE_BASE = 100_000;
/** Number of hotel codes reserved for each city. */
const CODES_PER_CITY = 1_500;
/** Number of the city in a hotel's code. */
export const seatOfCity = (hotelCode: number): number =>
  Math.floor((hotelCode - CODE_BASE) / CODES_PER_CITY);
/** Index of a hotel within its city. */
export const indexOfHotel = (hotelCode: number): number => (hotelCode - CODE_BASE) % CODES_PER_CITY;
const COUNTRYSIDE: Scene[] = ['jungle', 'coffee', 'plains', 'lake', 'desert'];

function accommodationFor(
  random: Random,
  scene: Scene,
  stars: number,
  isTropic: boolean,
): AccommodationCode {
  const draw = random.next();
  if (stars <= 2) return draw < 0.55 ? 'HOSTEL' : 'HOTEL';
  if (COUNTRYSIDE.includes(scene) && draw < 0.5) return 'RURAL';
  if (isTropic && stars >= 4 && (scene === 'beach' || scene === 'island') && draw < 0.45)
    return 'RESORT';
  return draw > 0.87 && stars < 5 ? 'APTHOTEL' : 'HOTEL';
}

function imagesFor(random: Random, scene: Scene, keys: string[]): ImageKind[] {
  const second: ImageKind = keys.includes('pool') ? 'PIS' : 'COM';
  const rest: ImageKind[] = [];
  if (second === 'PIS') rest.push('COM');
  if (keys.includes('restaurant') || keys.includes('cafe')) rest.push('RES');
  if (scene === 'beach' || scene === 'island') rest.push('PLA');
  if (keys.includes('terrace') || keys.includes('rooftop')) rest.push('TER');
  return ['GEN', 'HAB', second, ...random.sample(rest, rest.length), 'HAB'];
}

function phoneOf(random: Random, prefix: string): string {
  return prefix === '+57'
    ? `+57 60${random.int(1, 8)} ${random.int(200, 799)} ${random.int(1000, 9999)}`
    : `${prefix} ${random.int(200, 989)} ${random.int(100, 999)} ${random.int(1000, 9999)}`;
}

const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

function zoneFor(random: Random, city: City, index: number): Zone {
  const zoneIndex =
    index < city.zones.length ? index : Math.floor(random.next() ** 1.25 * city.zones.length);
  const zone = city.zones[zoneIndex];
  if (!zone) throw new Error(`${city.code} has no zones`);
  return zone;
}

/** Hotel number `index` of a city. `taken` has the names used in the city already, so hotels are built in order. */
export function createHotel(city: City, index: number, taken: Set<string>): Hotel {
  const code = CODE_BASE + city.seat * CODES_PER_CITY + index;
  const random = createRandom(`hotel:${code}`);
  const country = countryOf(city.country);
  const zone = zoneFor(random, city, index);
  const category = categoryFor(
    Math.min(0.999, Math.max(0, random.next() + (zone.factor - 1) * 0.35)),
  );
  const accommodation = accommodationFor(
    random,
    zone.scene,
    category.stars,
    city.season === 'caribbean' || city.season === 'colombiaRest',
  );
  const at = onLand(
    code,
    shift(zone, zone.radiusKm * Math.sqrt(random.next()), random.between(0, 360)),
  );
  const name = nameHotel(random, city, zone, country, category, accommodation, taken);
  const { keys, list } = chooseFacilities(random, zone.scene, accommodation, category.stars);
  const quality = random.between(0.84, 1.2);
  const rate = Math.min(
    4.9,
    Math.max(2.6, 2.7 + category.stars * 0.22 + (quality - 1) * 1.4 + random.between(-0.35, 0.55)),
  );
  return {
    ...at,
    code,
    seed: hash(`price:${code}`),
    city,
    zone,
    country,
    scene: zone.scene,
    name,
    category,
    accommodation,
    quality,
    address: addressOf(random, city, zone, country),
    postalCode: postalCode(random, country),
    phone: phoneOf(random, country.phone),
    email: `reservas@${slug(name)}.example`,
    license: `RNT-FICTICIO-${code}`,
    timeZone: country.code === 'CO' ? 'America/Bogota' : tzlookup(at.latitude, at.longitude),
    boards: chooseBoards(random, zone.scene, accommodation, category),
    rooms: chooseRooms(random, zone.scene, accommodation, category),
    facilities: list,
    images: imagesFor(random, zone.scene, keys),
    review:
      random.next() < 0.86
        ? { rate: Math.round(rate * 10) / 10, count: random.int(6, 60) * Math.ceil(category.stars) }
        : null,
    checkInFrom: random.pick(['14:00', '15:00', '15:00', '16:00']),
    checkOutUntil: random.pick(['11:00', '12:00', '12:00', '13:00']),
    description: describeHotel(random, { name, city, zone, at, features: keys }),
  };
}
