import type { OfferProblem, OfferSelection } from './fares/types';

export type * from './places/types';
export type * from './cabin/types';
export type * from './fares/types';
export type * from './schedule/types';

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
