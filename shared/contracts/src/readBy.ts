import type * as z from 'zod';

/** Converts a received value to one that its schema may accept. Unreadable values are unchanged. */
export type Read = (given: unknown) => unknown;

const readings = new WeakMap<z.core.$ZodType, Read>();

/** Adds a special spelling to a schema. `lenientReader` reads it before the general ones. */
export function readBy<Schema extends z.core.$ZodType>(schema: Schema, read: Read): Schema {
  readings.set(schema, read);
  return schema;
}
export const readingOf = (schema: z.core.$ZodType): Read | undefined => readings.get(schema);

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** Converts a numeric text to a number. */
export function readNumber(given: unknown): unknown {
  const text = trimmed(given);
  return typeof text === 'string' && NUMBER.test(text) ? Number(text) : given;
}
export const trimmed = (given: unknown): unknown =>
  typeof given === 'string' ? given.trim() : given;
export const isBlank = (given: unknown): boolean => given === null || trimmed(given) === '';
export const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);
