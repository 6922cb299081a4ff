import * as z from 'zod';
import rows from '../data/aircraft.json';

const aircraftSchema = z.object({
  /** IATA code. */
  code: z.string(),
  name: z.string(),
  body: z.enum(['TURBOPROP', 'NARROW', 'WIDE']),
  rangeKm: z.number(),
  /** Cruising speed in km/h. */
  speed: z.number(),
  /** Letters by block; a space is an aisle. */
  economy: z.string(),
  business: z.string(),
  /** Number of rows in an all-economy layout. */
  rows: z.int(),
  /** Rows at the overwing or mid doors. */
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
/** @throws when a fleet names a type that is not in the table */
export function aircraftAt(code: string): AircraftType {
  const found = types.get(code);
  if (!found) throw new RangeError(`no aircraft ${code}`);
  return found;
}
