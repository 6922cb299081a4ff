import { airlines, findSeller } from './airlines';
import { findAircraft } from './cabin/aircraft';
import { seatMap } from './cabin/seatMap';
import { pesosFrom } from './fares/money';
import { lowestFares, price, searchOffers, todayAnywhere, upsell } from './fares/offers';
import { airports } from './places/airports';
import { airportsOf, airCities, findAirport, findAirCity } from './places/places';
import { searchLocations } from './places/searchLocations';
import { release, reserve, restore } from './reservations';
import { haulOf } from './fares/tariffs';
import { findFlight } from './schedule/dated';
import { journeyOf, journeys } from './schedule/journeys';
import { createSeatStock, type SeatStock } from './seatStock';
import type {
  BagPrice,
  LowestFare,
  LowestFareQuestion,
  Offer,
  OfferProblem,
  OfferQuestion,
  OfferSelection,
  Reservation,
  ReservationProblem,
  SeatMap,
} from './types';

export type * from './types';
export { createSeatStock } from './seatStock';

const byCode = new Map(airlines.map((airline) => [airline.code, airline]));

/**
 * Inventory of airports, airlines, flights and prices at `now`. Apart from `stock` and `now` it has no state: the same query on the
 * same day has the same answer. Instances that share `stock` share the sold seats.
 */
export function createFlightInventory({
  now = () => new Date(),
  stock = createSeatStock(),
}: { now?: () => Date; stock?: SeatStock } = {}) {
  const moment = () => ({ now: now().getTime(), stock });
  return {
    airports,
    cities: airCities,
    airlines,
    airport: findAirport,
    city: findAirCity,
    airline: (code: string) => byCode.get(code),
    /** Aircraft of an IATA equipment code, such as `32N`. */
    aircraft: findAircraft,
    /**
     * Airports of the code of a city or an airport; empty for an unknown code. A city takes precedence over its airport with
     * the same code.
     */
    airportsOf,
    /**
     * Finds places by code or by the beginning of any word of a name, without regard to accents and case. Exact codes come
     * first, then the busier places.
     */
    searchLocations,
    /**
     * One dated flight by marketing airline and number, for example from an offer; undefined when it does not fly on that day.
     */
    flight: findFlight,
    /**
     * Journeys between cities or airports on a local day of departure, sorted, with at most three flights each. Unreasonable
     * journeys are omitted.
     */
    journeys,
    /** The journey with these flights; undefined when a flight is unknown or a connection is not allowed. */
    journeyOf,
    /**
     * Offers of a sales channel with their prices, cheapest first, at most `limit`. Empty when no flight exists or all are
     * sold out.
     */
    search: (question: OfferQuestion): Offer[] => searchOffers(question, moment()),
    /** The selected offer at its current price, or the reason why it has none. */
    price: (selection: OfferSelection): Offer | OfferProblem => price(selection, moment()),
    /**
     * Offers of the selected flights with every tariff that all bounds sell: first the selected one, then more expensive ones,
     * at most six.
     */
    upsell: (selection: OfferSelection): Offer[] => upsell(selection, moment()),
    /** Cheapest fare per day of a route, for one adult with taxes. Days without sales are missing. */
    lowestFares: (question: LowestFareQuestion): LowestFare[] => lowestFares(question, moment()),
    /**
     * Seats of a flight for travellers of an offer. `bound` and `segment` are indexes. Undefined when seats cannot be chosen,
     * as with some regional airlines.
     */
    seatMap: (offer: Offer, bound: number, segment: number): SeatMap | undefined =>
      seatMap(offer, bound, segment, todayAnywhere(moment().now), stock),
    /** Prices of extra bags on each bound. */
    extraBags,
    /** Takes places and seats, either all or none. */
    reserve: (reservation: Reservation): 'RESERVED' | ReservationProblem =>
      reserve(reservation, moment()),
    /** Takes places and seats of a stored order without a check. */
    restore: (reservation: Reservation) => {
      restore(reservation, stock);
    },
    release: (reservation: Reservation) => {
      release(reservation, stock);
    },
  };
}
export type FlightInventory = ReturnType<typeof createFlightInventory>;

/** Price in dollars of the first extra bag, by kind of airline and length of the bound. Each further bag costs more. */
const CHECKED = { NETWORK: [22, 52, 92], REGIONAL: [16, 40, 70], LOW_COST: [17, 42, 78] } as const;
const CABIN = { NETWORK: [14, 28, 42], REGIONAL: [10, 20, 30], LOW_COST: [13, 27, 40] } as const;
const STEPS = [1, 1.35, 1.8];
const KG = 23;
const CABIN_KG = 10;

function extraBags(offer: Offer): BagPrice[] {
  const kind = findSeller(offer.validatingAirline)?.kind ?? 'NETWORK';
  return offer.bounds.flatMap(({ journey, tariff }, bound): BagPrice[] => {
    const haul = haulOf(journey);
    const checked: BagPrice = {
      bound,
      kind: 'CHECKED',
      kg: tariff.bags.checked.kg || KG,
      prices: STEPS.map((step) => pesosFrom(CHECKED[kind][haul] * step)),
    };
    return tariff.bags.cabin.pieces
      ? [checked]
      : [{ bound, kind: 'CABIN', kg: CABIN_KG, prices: [pesosFrom(CABIN[kind][haul])] }, checked];
  });
}
