import { cities, findCity } from '../geography/cities';
import type { City } from '../geography/types';
import { createHotel, indexOfHotel, seatOfCity } from './createHotel';
import type { Hotel } from './types';

export interface Inventory {
  /** All hotels. Reading the list builds the hotels of every city. */
  readonly hotels: readonly Hotel[];
  find(code: number): Hotel | undefined;
  inCity(code: string): readonly Hotel[];
}

function createCityHotels(city: City): Hotel[] {
  const taken = new Set<string>();
  return Array.from({ length: city.hotels }, (_, index) => createHotel(city, index, taken));
}

const hotelsByCity = new Map<City, readonly Hotel[]>();
function hotelsOf(city: City): readonly Hotel[] {
  const known = hotelsByCity.get(city) ?? createCityHotels(city);
  hotelsByCity.set(city, known);
  return known;
}
const cityBySeat = new Map(cities.map((city) => [city.seat, city]));
let everything: readonly Hotel[] | undefined;

const stock: Inventory = {
  get hotels() {
    return (everything ??= cities.flatMap(hotelsOf));
  },
  find(code) {
    const city = cityBySeat.get(seatOfCity(code));
    return city && hotelsOf(city)[indexOfHotel(code)];
  },
  inCity(code) {
    const city = findCity(code);
    return city ? hotelsOf(city) : [];
  },
};
/** Inventory of the process. It never changes; the hotels of a city are built at its first query. */
export const inventory = (): Inventory => stock;
