import { airlines } from './airlines';
import { findAircraft } from './cabin/aircraft';
import { extraBags } from './cabin/bags';
import { seatMap } from './cabin/seatMap';
import { lowestFares, price, searchOffers, todayAnywhere, upsell } from './fares/offers';
import { airports } from './places/airports';
import { airportsOf, airCities, findAirport, findAirCity } from './places/places';
import { searchLocations } from './places/searchLocations';
import { release, reserve, restore } from './reservations';
import { findFlight } from './schedule/dated';
import { journeyOf, journeys } from './schedule/journeys';
import { createSeatStock } from './reservations';
import type { SeatStock, FlightInventory } from './types';

export type * from './types';
export { createSeatStock } from './reservations';

const byCode = new Map(airlines.map((airline) => [airline.code, airline]));

/** Flights on sale at `now`. Instances that share `stock` share the sold seats. */
export function createFlightInventory({
  now = () => new Date(),
  stock = createSeatStock(),
}: { now?: () => Date; stock?: SeatStock } = {}): FlightInventory {
  const moment = () => ({ now: now().getTime(), stock });
  return {
    airports,
    cities: airCities,
    airlines,
    airport: findAirport,
    city: findAirCity,
    airline: (code) => byCode.get(code),
    aircraft: findAircraft,
    airportsOf,
    searchLocations,
    flight: findFlight,
    journeys,
    journeyOf,
    search: (question) => searchOffers(question, moment()),
    price: (selection) => price(selection, moment()),
    upsell: (selection) => upsell(selection, moment()),
    lowestFares: (question) => lowestFares(question, moment()),
    seatMap: (offer, bound, segment) =>
      seatMap(offer, bound, segment, todayAnywhere(moment().now), stock),
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
