import * as z from 'zod';
import rows from '../data/aircraft.json';

const aircraftSchema = z.object({
  /** IATA code of the type. */
  code: z.string(),
  name: z.string(),
  body: z.enum(['TURBOPROP', 'NARROW', 'WIDE']),
  rangeKm: z.number(),
  /** Cruising speed in km/h. */
  speed: z.number(),
  /** Letters of an economy row; a space is an aisle. */
  economy: z.string(),
  business: z.string(),
  /** Number of rows if all are economy. */
  rows: z.int(),
  /** Rows at the exits over the wing or in the middle. */
  exits: z.array(z.int()),
});
export type AircraftType = z.infer<typeof aircraftSchema>;

const types = new Map(
  z
    .array(aircraftSchema)
    .parse(rows)
    .map((type) => [type.code, type]),
);

export const findAircraft = (code: string): AircraftType | undefined => types.get(code);
/** Type of an aircraft. @throws Error when the table lacks the code */
export function aircraftAt(code: string): AircraftType {
  const found = types.get(code);
  if (!found) throw new RangeError(`no aircraft ${code}`);
  return found;
}
