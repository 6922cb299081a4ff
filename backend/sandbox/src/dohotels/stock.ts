import { shift } from '../geo';
import { chooseBoards, chooseRooms } from '../inventory/chooseRooms';
import { createHotel } from '../inventory/createHotel';
import { inventory, type Inventory } from '../inventory/inventory';
import type { Hotel } from '../inventory/types';
import { chance, createRandom, hash } from '../random';
import { cities } from '../world/cities';
import type { City } from '../world/types';
import { respell } from './respell';

/** A hotel of this supplier; `code` is its `hid`, `slug` its `id`. `twinOf` is the other supplier's code of the same property. */
export interface DoHotel extends Hotel {
  slug: string;
  twinOf: number | null;
}
export interface DoStock {
  hotels: readonly DoHotel[];
  find(hid: number): DoHotel | undefined;
  findBySlug(slug: string): DoHotel | undefined;
  inRegion(regionId: number): readonly DoHotel[];
}
const TWIN_SALT = 1;
const TWIN_SHARE = 0.3;
/** Hotels that only this supplier sells, against the city's others. */
const OWN_SHARE = 0.07;
const HID_BASE = 7_000_000;
const HIDS_PER_CITY = 10_000;
const FIRST_TWIN = 5000;
const REGION_BASE = 960_000;
/** Metres between the two catalogues' idea of where a property stands. */
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
    ...shift(hotel, random.between(MIN_OFF_M, MAX_OFF_M) / 1000, random.between(0, 360)),
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
        code,
        seed: hash(`do-price:${code}`),
        slug: slugOf(hotel.name, code),
        twinOf: null,
      };
    },
  );
  return [...own, ...twins];
}

let built: DoStock | undefined;

/** This supplier's own stock, built once per process out of the same world: three of ten of the other's hotels, and some of its own. */
export function doStock(other: Inventory = inventory()): DoStock {
  if (built) return built;
  const groups = new Map(
    cities.map((city) => [regionIdOf(city), cityHotels(city, other.inCity(city.code))]),
  );
  const hotels = [...groups.values()].flat();
  const byHid = new Map(hotels.map((hotel) => [hotel.code, hotel]));
  const bySlug = new Map(hotels.map((hotel) => [hotel.slug, hotel]));
  built = {
    hotels,
    find: (hid) => byHid.get(hid),
    findBySlug: (slug) => bySlug.get(slug),
    inRegion: (id) => groups.get(id) ?? [],
  };
  return built;
}
