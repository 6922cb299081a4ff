import * as z from 'zod';
import { isBlank, isRecord, type Read, readingOf, readNumber, trimmed } from './readBy';

/** Longer lists are unchanged, as no schema accepts them. */
const LONGEST_LIST = 4000;

/**
 * Reads other spellings of a value for a schema: numbers as text and text as numbers, lists as text with commas, spaces
 * around values, and an empty text or null for an absent optional field. It validates nothing; the schema does that
 * afterwards.
 */
export function lenientReader(schema: z.core.$ZodType): Read {
  const own = readingOf(schema);
  const read = readerOf(schema);
  return own ? (given) => read(own(given)) : read;
}

function readerOf(schema: z.core.$ZodType): Read {
  if (schema instanceof z.ZodOptional) return orAbsent(schema.unwrap());
  if (schema instanceof z.ZodDefault) return orAbsent(schema.unwrap());
  if (schema instanceof z.ZodPrefault) return orAbsent(schema.unwrap());
  if (schema instanceof z.ZodNullable) return lenientReader(schema.unwrap());
  if (schema instanceof z.ZodObject) return objectReader(schema);
  if (schema instanceof z.ZodArray) return listReader(schema.element);
  if (schema instanceof z.ZodUnion) return unionReader(schema);
  if (schema instanceof z.ZodLiteral) return literalReader([...schema.values]);
  if (schema instanceof z.ZodPipe)
    return lenientReader(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  return READERS[schema._zod.def.type] ?? keep;
}

const keep: Read = (given) => given;
const READERS: Partial<Record<z.core.$ZodTypeDef['type'], Read>> = {
  number: readNumber,
  string: (given) => (typeof given === 'number' ? String(given) : trimmed(given)),
  enum: trimmed,
  boolean: readBoolean,
};

function readBoolean(given: unknown): unknown {
  const text = String(trimmed(given));
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : given;
}

/** An empty text or list counts as absent, unless the schema accepts it. */
function orAbsent(schema: z.core.$ZodType): Read {
  const own = readingOf(schema) ?? keep;
  const read = readerOf(schema);
  return (given) => {
    const seen = own(given);
    return isEmpty(seen) && !z.safeParse(schema, seen).success ? undefined : read(seen);
  };
}
const isEmpty = (given: unknown) => isBlank(given) || (Array.isArray(given) && given.length === 0);

function objectReader({ shape }: z.ZodObject): Read {
  const fields = Object.entries(shape).map(
    ([name, field]) => [name, lenientReader(field)] as const,
  );
  return (given) => {
    if (!isRecord(given)) return given;
    const read = { ...given };
    for (const [name, readField] of fields)
      if (Object.hasOwn(given, name)) read[name] = readField(given[name]);
    return read;
  };
}

function listReader(element: z.core.$ZodType): Read {
  const read = lenientReader(element);
  const isOfObjects = element instanceof z.ZodObject;
  return (given) => {
    const list = typeof given === 'string' && !isOfObjects ? splitList(given) : given;
    return Array.isArray(list) && list.length <= LONGEST_LIST ? list.map(read) : list;
  };
}
/** An empty entry stays, because the age of a child may be missing. */
const splitList = (text: string): string[] =>
  text.trim() === '' ? [] : text.split(',').map((part) => part.trim());

function unionReader(schema: z.ZodUnion): Read {
  const literals = schema.options.flatMap((option) =>
    option instanceof z.ZodLiteral ? [...option.values] : [],
  );
  if (literals.length === schema.options.length) return literalReader(literals);
  const options = schema.options.map((option) => ({ option, read: lenientReader(option) }));
  return (given) => {
    if (schema.safeParse(given).success) return given;
    for (const { option, read } of options) {
      const candidate = read(given);
      if (z.safeParse(option, candidate).success) return candidate;
    }
    return given;
  };
}

function literalReader(values: readonly unknown[]): Read {
  const bySpelling = new Map(values.map((value) => [String(value), value]));
  return (given) =>
    typeof given === 'string' || typeof given === 'number'
      ? (bySpelling.get(String(trimmed(given))) ?? given)
      : given;
}
