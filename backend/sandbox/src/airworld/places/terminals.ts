import * as z from 'zod';
import rows from '../data/terminals.json';

/** Terminals by airport: who uses which; `*` is everybody else. Airports without a row have one terminal, which tickets leave out. */
const terminals = z.record(z.string(), z.record(z.string(), z.string())).parse(rows);

/** The operating group's terminal; undefined where tickets name none. */
export const terminalOf = (iata: string, carrier: string): string | undefined =>
  terminals[iata]?.[carrier] ?? terminals[iata]?.['*'];
