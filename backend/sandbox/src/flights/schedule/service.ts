/** A flight of the timetable: equal every week, in local time of its origin. */
export interface Service {
  /** Index in the timetable. */
  id: number;
  carrier: string;
  operating: string;
  number: number;
  origin: string;
  destination: string;
  /** Minutes after local midnight. */
  departs: number;
  /** Bit 0 is Sunday. */
  weekdays: number;
  minutes: number;
  km: number;
  aircraft: string;
  seed: number;
}
