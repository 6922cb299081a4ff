/** A flight of the timetable, equal in every week, with times local to its origin. */
export interface Service {
  /** Index in the timetable. */
  id: number;
  carrier: string;
  operating: string;
  number: number;
  origin: string;
  destination: string;
  /** Departure in minutes after local midnight. */
  departs: number;
  /** Days of the week as bits; bit 0 is Sunday. */
  weekdays: number;
  minutes: number;
  km: number;
  aircraft: string;
  seed: number;
}
