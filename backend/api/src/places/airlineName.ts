import * as z from 'zod';
import airlineNameRows from './data/airlineNames.json';

/** Airlines' own spelling of their names; vendors use capitals and differ. */
const airlineNames = z.record(z.string(), z.string()).parse(airlineNameRows);

/** Name by IATA code; undefined for an airline that is not in our list. */
export const airlineName = (code: string): string | undefined => airlineNames[code];
