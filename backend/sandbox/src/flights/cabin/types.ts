import type { Cabin } from '../fares/types';
import type { Flight } from '../schedule/types';

export type SeatZone = 'STANDARD' | 'FRONT' | 'EXTRA_LEGROOM' | 'EXIT';
export interface Seat {
  /** Row and letter of the seat, such as `12A`. */
  number: string;
  row: number;
  column: string;
  cabin: Cabin;
  zone: SeatZone;
  /**
   * Characteristics by Amadeus codes: `W` window, `A` aisle, `9` centre, `E` exit row, `L` leg space, `K` bulkhead, `1D`
   * restricted recline, `IE` not for children, `CH` chargeable, `O` preferential, `OW` overwing, `LA`/`GN` near
   * lavatory/galley.
   */
  characteristics: readonly string[];
  status: 'AVAILABLE' | 'OCCUPIED' | 'BLOCKED';
  /** Price per traveller with the offer's tariff in whole pesos; 0 when it is included. */
  price: number;
  /** Position in the grid of the deck: `x` counts rows from the nose, `y` columns and aisles from the left. */
  x: number;
  y: number;
}
export interface CabinFacility {
  /** Kind of the facility: `LA` lavatory, `G` galley, `CL` closet, `EX` exit door. */
  code: 'LA' | 'G' | 'CL' | 'EX';
  x: number;
  y: number;
}
export interface SeatDeck {
  kind: 'MAIN' | 'UPPER';
  /** Size of the grid in rows and columns. */
  width: number;
  length: number;
  /** First and last row over the wing. */
  wings: { from: number; to: number };
  exitRows: readonly number[];
  facilities: readonly CabinFacility[];
  seats: readonly Seat[];
}
/** Seat map of a flight, which contains the offer's cabin only. */
export interface SeatMap {
  flight: Flight;
  cabin: Cabin;
  /** Letters of the columns, with `''` for an aisle: `A B C '' D E F`. */
  columns: readonly string[];
  decks: readonly SeatDeck[];
}

/** Prices of extra bags on one bound for one traveller. Infants on a lap have none. */
export interface BagPrice {
  bound: number;
  kind: 'CABIN' | 'CHECKED';
  kg: number;
  /** Whole pesos of the first extra bag, the second, and so on. The number of prices is the maximum number of bags. */
  prices: readonly number[];
}
