import * as z from 'zod';
import prefixRows from '../../airworld/data/ticketPrefixes.json';
import { hash } from '../../random';

/** First three digits of each airline's tickets, as IATA assigned them. */
const prefixes = z.record(z.string(), z.string()).parse(prefixRows);
const OTHERS = 900;
const OWN_DIGITS = 10;

/** Thirteen digits: the airline's three, and a number of its own. */
export const ticketNumber = (airline: string, orderId: string, travelerId: string): string =>
  `${prefixes[airline] ?? String(OTHERS + (hash(airline) % 99))}${String(hash(`${orderId}|${travelerId}`)).padStart(OWN_DIGITS, '0')}`;
