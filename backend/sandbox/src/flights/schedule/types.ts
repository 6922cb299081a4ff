/** A dated flight as sold: marketing carrier and number, and the local departure day at this origin. */
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
  /** Id of the aeroplane's flight, equal for every seller: `AV8432.2027-01-05.BOG`. Stock and seats use it. */
  id: string;
  /** Operating airline; differs from `carrier` for a codeshare. */
  operating: string;
  operatingNumber: string;
  departure: string;
  arrival: string;
  /** Instants in milliseconds. */
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
  /** Airport of arrival, and of the next departure; they differ when the airport changes. */
  arriveAt: string;
  leaveFrom: string;
  minutes: number;
  isOvernight: boolean;
  isAirportChange: boolean;
}
export interface Journey {
  /** Stable: its flights' ids under their marketing codes, joined. */
  id: string;
  flights: readonly Flight[];
  /** One fewer than flights. */
  connections: readonly Connection[];
  /** Minutes from the first departure to the last arrival. */
  minutes: number;
  isDomestic: boolean;
}
