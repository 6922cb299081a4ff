import type { Cabin } from '../fares/types';
import type { Flight } from '../schedule/types';

export type SeatZone = 'STANDARD' | 'FRONT' | 'EXTRA_LEGROOM' | 'EXIT';
export interface Seat {
  /** `12A`. */
  number: string;
  row: number;
  column: string;
  cabin: Cabin;
  zone: SeatZone;
  /** Amadeus codes: `W` window, `A` aisle, `9` centre, `E` exit row, `L` leg space, `K` bulkhead, `1D` restricted recline, `IE` not for children, `CH` chargeable, `O` preferential, `OW` overwing, `LA`/`GN` near lavatory/galley. */
  characteristics: readonly string[];
  status: 'AVAILABLE' | 'OCCUPIED' | 'BLOCKED';
  /** Whole pesos per traveller under the offer's tariff; 0 is included. */
  price: number;
  /** Grid of the deck: `x` from the nose (rows), `y` from the left (columns and aisles). */
  x: number;
  y: number;
}
export interface CabinFacility {
  /** `LA` lavatory, `G` galley, `CL` closet, `EX` exit door. */
  code: 'LA' | 'G' | 'CL' | 'EX';
  x: number;
  y: number;
}
export interface SeatDeck {
  kind: 'MAIN' | 'UPPER';
  /** Size of the grid. */
  width: number;
  length: number;
  /** First and last row over the wing. */
  wings: { from: number; to: number };
  exitRows: readonly number[];
  facilities: readonly CabinFacility[];
  seats: readonly Seat[];
}
/** Only the cabin of the offer on this flight. */
export interface SeatMap {
  flight: Flight;
  cabin: Cabin;
  /** Letters with `''` for an aisle: `A B C '' D E F`. */
  columns: readonly string[];
  decks: readonly SeatDeck[];
}

/** Price of extra pieces on one bound for one traveller. Infants on a lap have none. */
export interface BagPrice {
  bound: number;
  kind: 'CABIN' | 'CHECKED';
  kg: number;
  /** First extra piece, second one …: whole pesos each. The length is the maximum number. */
  prices: readonly number[];
}
