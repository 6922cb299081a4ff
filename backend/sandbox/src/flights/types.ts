import type {
  Aircraft,
  Airline,
  Airport,
  AirCity,
  Location,
  LocationQuestion,
} from './places/types';
import type { BagPrice, SeatMap } from './cabin/types';
import type {
  LowestFare,
  LowestFareQuestion,
  Offer,
  OfferProblem,
  OfferQuestion,
  OfferSelection,
} from './fares/types';
import type { Flight, FlightKey, Journey } from './schedule/types';

export type * from './places/types';
export type * from './cabin/types';
export type * from './fares/types';
export type * from './schedule/types';

/** Stock of seats and places that bookings take, by key. All suppliers share it, so that a seat is sold once. */
export interface SeatStock {
  /** Number of bookings that have taken the key. */
  taken(key: string): number;
  take(key: string, count: number): void;
  give(key: string, count: number): void;
}

/** Places and seats that a booking takes: one place per traveller with a seat on every flight, and the chosen seats. */
export interface Reservation {
  selection: OfferSelection;
  seats: readonly SeatChoice[];
}
export interface SeatChoice {
  /** Id of the flight (`Flight.id`). */
  flightId: string;
  /** Number of the seat, such as `12A`. */
  number: string;
}
export type ReservationProblem = OfferProblem | 'SEAT_TAKEN';

/**
 * Inventory of airports, airlines, flights and prices. Apart from `stock` and `now` it has no state: the same query on the
 * same day has the same answer.
 */
export interface FlightInventory {
  airports: readonly Airport[];
  cities: readonly AirCity[];
  airlines: readonly Airline[];
  airport(iata: string): Airport | undefined;
  city(code: string): AirCity | undefined;
  airline(code: string): Airline | undefined;
  /** Aircraft of an IATA equipment code, such as `32N`. */
  aircraft(code: string): Aircraft | undefined;
  /**
   * Airports of the code of a city or an airport; empty for an unknown code. A city takes precedence over its airport with
   * the same code.
   */
  airportsOf(code: string): readonly Airport[];
  /**
   * Finds places by code or by the beginning of any word of a name, without regard to accents and case. Exact codes come
   * first, then the busier places.
   */
  searchLocations(question: LocationQuestion): { total: number; matches: Location[] };

  /**
   * One dated flight by marketing airline and number, for example from an offer; undefined when it does not fly on that day.
   */
  flight(key: FlightKey): Flight | undefined;
  /**
   * Journeys between cities or airports on a local day of departure, sorted, with at most three flights each. Unreasonable
   * journeys are omitted.
   */
  journeys(origin: string, destination: string, date: string): readonly Journey[];
  /** The journey with these flights; undefined when a flight is unknown or a connection is not allowed. */
  journeyOf(flights: readonly FlightKey[]): Journey | undefined;

  /**
   * Offers of a sales channel with their prices, cheapest first, at most `limit`. Empty when no flight exists or all are
   * sold out.
   */
  search(question: OfferQuestion): Offer[];
  /** The selected offer at its current price, or the reason why it has none. */
  price(selection: OfferSelection): Offer | OfferProblem;
  /**
   * Offers of the selected flights with every tariff that all bounds sell: first the selected one, then more expensive ones,
   * at most six.
   */
  upsell(selection: OfferSelection): Offer[];
  /** Cheapest fare per day of a route, for one adult with taxes. Days without sales are missing. */
  lowestFares(question: LowestFareQuestion): LowestFare[];

  /**
   * Seats of a flight for travellers of an offer. `bound` and `segment` are indexes. Undefined when seats cannot be chosen,
   * as with some regional airlines.
   */
  seatMap(offer: Offer, bound: number, segment: number): SeatMap | undefined;
  /** Prices of extra bags on each bound. */
  extraBags(offer: Offer): BagPrice[];

  /** Takes places and seats, either all or none. */
  reserve(reservation: Reservation): 'RESERVED' | ReservationProblem;
  /** Takes places and seats of a stored order without a check. */
  restore(reservation: Reservation): void;
  release(reservation: Reservation): void;
}
