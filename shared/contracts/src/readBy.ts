import type * as z from 'zod';

/** Turns a value as it was sent into one that its schema may take; a value that it cannot read stays as it is. */
export type Read = (given: unknown) => unknown;

const readings = new WeakMap<z.core.$ZodType, Read>();

/** Adds a spelling of its own to a schema, which `lenientReader` reads before the common ones. */
export function readBy<Schema extends z.core.$ZodType>(schema: Schema, read: Read): Schema {
  readings.set(schema, read);
  return schema;
}
export const readingOf = (schema: z.core.$ZodType): Read | undefined => readings.get(schema);

const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** A text that is a number, as that number. */
export function readNumber(given: unknown): unknown {
  const text = trimmed(given);
  return typeof text === 'string' && NUMBER.test(text) ? Number(text) : given;
}
export const trimmed = (given: unknown): unknown =>
  typeof given === 'string' ? given.trim() : given;
export const isBlank = (given: unknown): boolean => given === null || trimmed(given) === '';
export const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);
