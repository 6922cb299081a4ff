import * as z from 'zod';
import { invalidData, invalidRequest } from '../errors';
import { languageOf, type Language } from '../language';
import { parse } from '../parse';

const MAX_ELEMENTS = 1000;
const DEFAULT_TO = 100;
const whole = z.string().regex(/^\d+$/).transform(Number);
const flag = z.enum(['true', 'false', 'True', 'False']);
const querySchema = z.strictObject({
  fields: z.string().optional(),
  codes: z.string().optional(),
  language: z.string().optional(),
  from: whole.optional(),
  to: whole.optional(),
  useSecondaryLanguage: flag.optional(),
  lastUpdateTime: z.iso.date().optional(),
  PMSRoomCode: flag.optional(),
  destinationCode: z.string().optional(),
  countryCode: z.string().optional(),
  countryCodes: z.string().optional(),
  includeHotels: z.string().optional(),
});

export interface ContentQuery {
  language: Language;
  /** Names of the requested fields; undefined for all. */
  fields: string[] | undefined;
  codes: string[];
  /** First and last row, counted from 1, both included. */
  from: number;
  to: number;
  destinationCode: string | undefined;
  countryCodes: string[];
}
const list = (text: string | undefined) =>
  text
    ? text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : [];

/**
 * Parses the query of a list. @throws VendorError for an unknown parameter, a range that ends before it starts, or more than
 * 1000 rows
 */
export function contentQuery(query: unknown): ContentQuery {
  const parsed = parse(querySchema, query);
  const from = parsed.from ?? 1;
  const to = parsed.to ?? Math.max(from, DEFAULT_TO);
  if (from < 1 || to < from) throw invalidRequest('from', 'The range is not valid');
  if (to - from + 1 > MAX_ELEMENTS)
    throw invalidData(`The number of elements in response are limited to ${MAX_ELEMENTS}`);
  const fields = list(parsed.fields);
  return {
    language: languageOf(parsed.language),
    fields: fields.length === 0 || fields.includes('all') ? undefined : fields,
    codes: list(parsed.codes),
    from,
    to,
    destinationCode: parsed.destinationCode,
    countryCodes: [...list(parsed.countryCode), ...list(parsed.countryCodes)],
  };
}

/** The requested range of a list, with the vendor's counters. `to` never exceeds the number of rows. */
export function page<T>(
  all: readonly T[],
  { from, to }: ContentQuery,
): { from: number; to: number; total: number; rows: readonly T[] } {
  const rows = all.slice(from - 1, to);
  return { from, to: Math.min(to, all.length), total: all.length, rows };
}

/** Reduces a row to `code` and the requested fields. */
export function withFields<T extends Record<string, unknown>>(
  row: T,
  fields: string[] | undefined,
): Record<string, unknown> {
  return fields
    ? Object.fromEntries(
        Object.entries(row).filter(([key]) => key === 'code' || fields.includes(key)),
      )
    : row;
}
