import { airlines } from './airlines/airlines';
import { findAircraft } from './cabin/aircraft';
import { extraBags } from './cabin/bags';
import { seatMap } from './cabin/seatMap';
import { lowestFares, price, search, todayAt, upsell } from './fares/offers';
import { airports } from './places/airports';
import { airportsOf, cities, findAirport, findCity } from './places/places';
import { searchLocations } from './places/searchLocations';
import { release, reserve, restore } from './reservations';
import { findFlight } from './schedule/dated';
import { journeyOf, journeys } from './schedule/journeys';
import { createAirStock } from './stock';
import type { AirStock, AirWorld } from './types';

export type * from './types';
export { createAirStock } from './stock';

const byCode = new Map(airlines.map((airline) => [airline.code, airline]));

/** The world of flights at `now`; sandboxes of one process share one stock. */
export function createAirWorld({
  now = () => new Date(),
  stock = createAirStock(),
}: { now?: () => Date; stock?: AirStock } = {}): AirWorld {
  const moment = () => ({ now: now().getTime(), stock });
  return {
    airports,
    cities,
    airlines,
    airport: findAirport,
    city: findCity,
    airline: (code) => byCode.get(code),
    aircraft: findAircraft,
    airportsOf,
    searchLocations,
    flight: findFlight,
    journeys,
    journeyOf,
    search: (question) => search(question, moment()),
    price: (selection) => price(selection, moment()),
    upsell: (selection) => upsell(selection, moment()),
    lowestFares: (question) => lowestFares(question, moment()),
    seatMap: (offer, bound, segment) =>
      seatMap(offer, bound, segment, todayAt(moment().now), stock),
    extraBags,
    reserve: (reservation) => reserve(reservation, moment()),
    restore: (reservation) => {
      restore(reservation, stock);
    },
    release: (reservation) => {
      release(reservation, stock);
    },
  };
}
