import type { Aircraft, Airline, Airport, City, Location, LocationQuestion } from './places/types';
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

/** Seats and places that bookings took, by keys of the world's own making; one for all suppliers, for a seat sells once. */
export interface AirStock {
  /** How many of a key are taken. */
  taken(key: string): number;
  take(key: string, count: number): void;
  give(key: string, count: number): void;
}

/** What a booking holds: one place per seated traveller on every flight, and the numbered seats chosen. */
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

/** Airports, airlines, flights and prices. Pure but for `stock` and `now`: the same question on the same day has the same answer. */
export interface AirWorld {
  airports: readonly Airport[];
  cities: readonly City[];
  airlines: readonly Airline[];
  airport(iata: string): Airport | undefined;
  city(code: string): City | undefined;
  airline(code: string): Airline | undefined;
  /** By Amadeus/IATA equipment code, `32N`. */
  aircraft(code: string): Aircraft | undefined;
  /** Airports that a code of a city or an airport stands for; none when unknown. A city wins over its airport of the same code. */
  airportsOf(code: string): readonly Airport[];
  /** Accent- and case-insensitive, prefix on any word of a name or the code; exact codes first, then the busier. */
  searchLocations(question: LocationQuestion): { total: number; matches: Location[] };

  /** One dated flight by marketing carrier and number, e.g. read back from an offer; undefined when it does not fly that day. */
  flight(key: FlightKey): Flight | undefined;
  /** Ways from a city or an airport to another on a local day of departure, ordered: at most three flights each, sensible ones only. */
  journeys(origin: string, destination: string, date: string): readonly Journey[];
  /** The way that these flights make, or undefined when a flight is unknown or a connection is not legal. */
  journeyOf(flights: readonly FlightKey[]): Journey | undefined;

  /** Priced offers of a channel, cheapest first, at most `limit`. Empty when nothing flies or all is sold. */
  search(question: OfferQuestion): Offer[];
  /** The same offer priced now. */
  price(selection: OfferSelection): Offer | OfferProblem;
  /** The same flights under every tariff that all bounds sell, the selection's own first, then dearer ones: at most six. */
  upsell(selection: OfferSelection): Offer[];
  /** Cheapest fare per day of a route, one adult, taxes included; days that sell nothing are absent. */
  lowestFares(question: LowestFareQuestion): LowestFare[];

  /** The seats of a flight for travellers of an offer; `bound` and `segment` are indexes. `undefined` where seats are not chosen (some regional operators). */
  seatMap(offer: Offer, bound: number, segment: number): SeatMap | undefined;
  /** More bags than the tariff has, for each bound. */
  extraBags(offer: Offer): BagPrice[];

  /** Takes places and seats, all or none. */
  reserve(reservation: Reservation): 'RESERVED' | ReservationProblem;
  /** Takes them without asking, when a journal is read back. */
  restore(reservation: Reservation): void;
  release(reservation: Reservation): void;
}
