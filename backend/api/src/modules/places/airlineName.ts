import * as z from 'zod';
import airlineNameRows from './data/airlineNames.json';

/** Airlines as they write themselves: vendors use capitals, and each in its own way. */
const airlineNames = z.record(z.string(), z.string()).parse(airlineNameRows);

/** By its IATA code; undefined for one that is not in our list. */
export const airlineName = (code: string): string | undefined => airlineNames[code];
