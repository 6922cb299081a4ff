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

/** Seats and places taken by bookings, by key. All suppliers share it, so that a seat sells once. */
export interface SeatStock {
  /** Number of bookings that took the key. */
  taken(key: string): number;
  take(key: string, count: number): void;
  give(key: string, count: number): void;
}

/** Stock that a booking occupies: one place per seated traveller on every flight, and the chosen seats. */
export interface Reservation {
  selection: OfferSelection;
  seats: readonly SeatChoice[];
}
export interface SeatChoice {
  /** `Flight.id`. */
  flightId: string;
  /** `12A`. */
  number: string;
}
export type ReservationProblem = OfferProblem | 'SEAT_TAKEN';

/**
 * Airports, airlines, flights and prices. Pure except for `stock` and `now`: the same query on the same day has the same
 * answer.
 */
export interface FlightInventory {
  airports: readonly Airport[];
  cities: readonly AirCity[];
  airlines: readonly Airline[];
  airport(iata: string): Airport | undefined;
  city(code: string): AirCity | undefined;
  airline(code: string): Airline | undefined;
  /** By Amadeus/IATA equipment code, `32N`. */
  aircraft(code: string): Aircraft | undefined;
  /**
   * Airports of a city's or an airport's code; empty for an unknown one. A city takes precedence over its airport of the same
   * code.
   */
  airportsOf(code: string): readonly Airport[];
  /**
   * Ignores accents and case; matches the prefix of any word of a name, or the code. Exact codes come first, then the busier
   * places.
   */
  searchLocations(question: LocationQuestion): { total: number; matches: Location[] };

  /** One dated flight by marketing carrier and number, for instance from an offer; undefined when it does not fly that day. */
  flight(key: FlightKey): Flight | undefined;
  /**
   * Journeys between cities or airports on a local departure day, sorted, with at most three flights each; unreasonable ones
   * are left out.
   */
  journeys(origin: string, destination: string, date: string): readonly Journey[];
  /** The journey with these flights; undefined when a flight is unknown or a connection is not allowed. */
  journeyOf(flights: readonly FlightKey[]): Journey | undefined;

  /** Priced offers of a channel, cheapest first, at most `limit`. Empty when no flight exists or all are sold. */
  search(question: OfferQuestion): Offer[];
  /** The selected offer at its current price. */
  price(selection: OfferSelection): Offer | OfferProblem;
  /**
   * Offers on the selected flights with every tariff that all bounds sell: the selection's own first, then more expensive ones,
   * at most six.
   */
  upsell(selection: OfferSelection): Offer[];
  /** Cheapest fare per day of a route, one adult, taxes included; days without sales are absent. */
  lowestFares(question: LowestFareQuestion): LowestFare[];

  /**
   * The seats of a flight for travellers of an offer; `bound` and `segment` are indexes. `undefined` where seats cannot be
   * chosen (some regional operators).
   */
  seatMap(offer: Offer, bound: number, segment: number): SeatMap | undefined;
  /** Prices of extra bags on each bound. */
  extraBags(offer: Offer): BagPrice[];

  /** Takes places and seats, all or none. */
  reserve(reservation: Reservation): 'RESERVED' | ReservationProblem;
  /** Takes places and seats without a check, when stored orders are read. */
  restore(reservation: Reservation): void;
  release(reservation: Reservation): void;
}
