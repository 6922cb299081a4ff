import { cities } from '../world/cities';
import type { City } from '../world/types';
import { createHotel } from './createHotel';
import type { Hotel } from './types';

export interface Inventory {
  hotels: readonly Hotel[];
  find(code: number): Hotel | undefined;
  inCity(code: string): readonly Hotel[];
}

function createCityHotels(city: City): Hotel[] {
  const taken = new Set<string>();
  return Array.from({ length: city.hotels }, (_, index) => createHotel(city, index, taken));
}

let built: Inventory | undefined;

/** The whole stock, built once per process (some tens of milliseconds) and never changed. */
export function inventory(): Inventory {
  if (built) return built;
  const groups = new Map(cities.map((city) => [city.code, createCityHotels(city)]));
  const hotels = [...groups.values()].flat();
  const byCode = new Map(hotels.map((hotel) => [hotel.code, hotel]));
  built = { hotels, find: (code) => byCode.get(code), inCity: (code) => groups.get(code) ?? [] };
  return built;
}
