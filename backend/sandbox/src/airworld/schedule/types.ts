/** A dated flight as it is sold: marketing carrier and number, and the local day it leaves this origin. */
export interface FlightKey {
  carrier: string;
  number: string;
  origin: string;
  destination: string;
  /** `YYYY-MM-DD`, local to the origin. */
  date: string;
}
/** One take-off and one landing. Local times are ISO without offset, `2027-01-05T06:10:00`. */
export interface Flight extends FlightKey {
  /** The aeroplane's, the same whoever sells it: `AV8432.2027-01-05.BOG`. Stock and seats hang on it. */
  id: string;
  /** Who flies it; differs from `carrier` for a codeshare. */
  operating: string;
  operatingNumber: string;
  departure: string;
  arrival: string;
  /** Instants, milliseconds. */
  departureAt: number;
  arrivalAt: number;
  departureTerminal?: string;
  arrivalTerminal?: string;
  /** Block time, minutes. */
  minutes: number;
  distanceKm: number;
  /** IATA equipment code. */
  aircraft: string;
}
export interface Connection {
  /** Where the traveller lands, and takes off again; they differ when the airport changes. */
  arriveAt: string;
  leaveFrom: string;
  minutes: number;
  isOvernight: boolean;
  isAirportChange: boolean;
}
export interface Journey {
  /** Ids of its flights under their marketing codes, joined; stable. */
  id: string;
  flights: readonly Flight[];
  /** One fewer than flights. */
  connections: readonly Connection[];
  /** From first departure to last arrival, minutes. */
  minutes: number;
  isDomestic: boolean;
}
