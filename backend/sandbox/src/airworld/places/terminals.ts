import * as z from 'zod';
import rows from '../data/terminals.json';

/**
 * Terminals by airport and airline; `*` stands for all others. Airports without a row have one terminal, which tickets omit.
 */
const terminals = z.record(z.string(), z.record(z.string(), z.string())).parse(rows);

/** The operating group's terminal; undefined when tickets name none. */
export const terminalOf = (iata: string, carrier: string): string | undefined =>
  terminals[iata]?.[carrier] ?? terminals[iata]?.['*'];
