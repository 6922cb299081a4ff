/** Key of a dated flight as sold: marketing airline and number, and the local day of departure at its origin. */
export interface FlightKey {
  carrier: string;
  number: string;
  origin: string;
  destination: string;
  /** Day of departure `YYYY-MM-DD`, local to the origin. */
  date: string;
}
/** A flight with one take-off and one landing. Local times are ISO without an offset, `2027-01-05T06:10:00`. */
export interface Flight extends FlightKey {
  /** Id of the aircraft's flight, equal for every seller: `AV8432.2027-01-05.BOG`. Stock and seats use it. */
  id: string;
  /** Operating airline; differs from `carrier` for a codeshare. */
  operating: string;
  operatingNumber: string;
  departure: string;
  arrival: string;
  /** Instants of departure and arrival in milliseconds since 1970. */
  departureAt: number;
  arrivalAt: number;
  departureTerminal?: string;
  arrivalTerminal?: string;
  /** Minutes from gate to gate. */
  minutes: number;
  distanceKm: number;
  /** IATA equipment code. */
  aircraft: string;
}
export interface Connection {
  /** Airport of arrival and of the next departure. They differ when the traveller changes airports. */
  arriveAt: string;
  leaveFrom: string;
  minutes: number;
  isOvernight: boolean;
  isAirportChange: boolean;
}
export interface Journey {
  /** Id made of its flights' ids under their marketing codes, equal in every search. */
  id: string;
  flights: readonly Flight[];
  /** Connections between the flights, one fewer than flights. */
  connections: readonly Connection[];
  /** Minutes from the first departure to the last arrival. */
  minutes: number;
  isDomestic: boolean;
}
