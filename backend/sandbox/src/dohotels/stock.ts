import { shift } from '../geo';
import { chooseBoards, chooseRooms } from '../inventory/chooseRooms';
import { createHotel } from '../inventory/createHotel';
import { inventory } from '../inventory/inventory';
import { onLand } from '../inventory/onLand';
import type { Hotel } from '../inventory/types';
import { chance, createRandom, hash } from '../random';
import { cities } from '../geography/cities';
import type { City } from '../geography/types';
import { respell } from './respell';

/**
 * A hotel of this supplier. `code` is its `hid`, and `slug` its `id`. `twinOf` is the other supplier's code of the same
 * property.
 */
export interface DoHotel extends Hotel {
  slug: string;
  twinOf: number | null;
}
export interface DoStock {
  /** All hotels. Reading the list builds the hotels of every city. */
  readonly hotels: readonly DoHotel[];
  find(hid: number): DoHotel | undefined;
  inRegion(regionId: number): readonly DoHotel[];
}
const TWIN_SALT = 1;
const TWIN_SHARE = 0.3;
/** Hotels that only this supplier sells, as a share of the other supplier's hotels in the city. */
const OWN_SHARE = 0.07;
const HID_BASE = 7_000_000;
const HIDS_PER_CITY = 10_000;
const FIRST_TWIN = 5000;
const REGION_BASE = 960_000;
/** Minimum distance in metres between the positions of a property in the two catalogues. */
const MIN_OFF_M = 3;
const MAX_OFF_M = 38;

export const regionIdOf = (city: City): number => REGION_BASE + city.seat;
const slugOf = (name: string, hid: number) =>
  `${name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .slice(0, 50)}_${hid - HID_BASE}`;

function twinOf(hotel: Hotel, index: number): DoHotel {
  const code = HID_BASE + hotel.city.seat * HIDS_PER_CITY + FIRST_TWIN + index;
  const random = createRandom(`do:${code}`);
  const name = respell(hotel.name, hotel.city.name, random);
  return {
    ...hotel,
    ...onLand(
      code,
      shift(hotel, random.between(MIN_OFF_M, MAX_OFF_M) / 1000, random.between(0, 360)),
    ),
    code,
    slug: slugOf(name, code),
    twinOf: hotel.code,
    seed: hash(`do-price:${code}`),
    name,
    quality: hotel.quality * random.between(0.9, 1.1),
    boards: chooseBoards(random, hotel.scene, hotel.accommodation, hotel.category),
    rooms: chooseRooms(random, hotel.scene, hotel.accommodation, hotel.category),
  };
}

function cityHotels(city: City, others: readonly Hotel[]): DoHotel[] {
  const twins = others.flatMap((hotel, index) =>
    chance(hash(`do:${hotel.code}`), TWIN_SALT) < TWIN_SHARE ? [twinOf(hotel, index)] : [],
  );
  const taken = new Set(others.map(({ name }) => name));
  const own = Array.from(
    { length: Math.max(1, Math.round(city.hotels * OWN_SHARE)) },
    (_, index): DoHotel => {
      const hotel = createHotel(city, city.hotels + index, taken);
      const code = HID_BASE + city.seat * HIDS_PER_CITY + index;
      return {
        ...hotel,
        ...onLand(code, hotel),
        code,
        seed: hash(`do-price:${code}`),
        slug: slugOf(hotel.name, code),
        twinOf: null,
      };
    },
  );
  return [...own, ...twins];
}

const cityBySeat = new Map(cities.map((city) => [city.seat, city]));
const hotelsByCity = new Map<City, readonly DoHotel[]>();
let everything: readonly DoHotel[] | undefined;

function hotelsOf(city: City): readonly DoHotel[] {
  const known = hotelsByCity.get(city) ?? cityHotels(city, inventory().inCity(city.code));
  hotelsByCity.set(city, known);
  return known;
}
const inSeat = (seat: number): readonly DoHotel[] => {
  const city = cityBySeat.get(seat);
  return city ? hotelsOf(city) : [];
};
const stock: DoStock = {
  get hotels() {
    return (everything ??= cities.flatMap(hotelsOf));
  },
  find: (hid) =>
    inSeat(Math.floor((hid - HID_BASE) / HIDS_PER_CITY)).find((hotel) => hotel.code === hid),
  inRegion: (regionId) => inSeat(regionId - REGION_BASE),
};
/**
 * Hotels of this supplier: three of ten of the other supplier's, and some that only it sells. The hotels of a city are built
 * at its first query.
 */
export const doStock = (): DoStock => stock;
