import fc from 'fast-check';
import { nastyText } from './nasty';
import type { ApiDocument, Schema } from './openApi';

/** Values that exist for a property or parameter, by its name (empty for the whole body). Empty when there are none. */
export type Known = (name: string) => readonly unknown[];
const OPTIONAL_SHARE = 0.6;
const ITEMS_MAX = 3;
/**
 * Number of complete valid bodies per generated one. Complete ones reach the handlers; generated ones test the checks before
 * them.
 */
const WHOLE = 3;
const [YEAR_FIRST, YEAR_LAST] = ['1900-01-01', '2032-12-31'];

/**
 * Generates values that fit the schema, and sometimes ones that exist. A `pattern` without a generator gets texts that match
 * most patterns.
 */
export function arbitraryOf(
  document: ApiDocument,
  known: Known,
  schema: Schema,
  name = '',
): fc.Arbitrary<unknown> {
  const made = make(document, known, schema, name);
  if (known(name).length === 0) return made;
  // Read at each call, because the sessions of searches are renewed meanwhile.
  const existing = fc.nat(1000).map((place) => known(name)[place % known(name).length]);
  return fc.oneof(
    { weight: name === '' ? WHOLE : 7, arbitrary: existing },
    { weight: 1, arbitrary: made },
  );
}

function make(
  document: ApiDocument,
  known: Known,
  schema: Schema,
  name: string,
): fc.Arbitrary<unknown> {
  const of = (inner: Schema, innerName = name) => arbitraryOf(document, known, inner, innerName);
  if (schema.$ref)
    return make(
      document,
      known,
      document.components.schemas[schema.$ref.slice('#/components/schemas/'.length)] ?? {},
      name,
    );
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => of(choice)));
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const entries = Object.entries(properties).map(
        ([key, inner]) =>
          [key, required.includes(key) ? of(inner, key) : maybe(of(inner, key))] as const,
      );
      return fc
        .record(Object.fromEntries(entries))
        .map((made) =>
          Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined)),
        );
    }
    case 'array': {
      const least = schema.minItems ?? 0;
      return fc.array(of(schema.items ?? {}), {
        minLength: least,
        maxLength: Math.max(least, Math.min(schema.maxItems ?? ITEMS_MAX, ITEMS_MAX)),
      });
    }
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? -5, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 2 ** 31 - 1, 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return textOf(schema);
  }
}

const maybe = (inner: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: OPTIONAL_SHARE * 10, arbitrary: inner },
    { weight: (1 - OPTIONAL_SHARE) * 10, arbitrary: fc.constant(undefined) },
  );

/** Generators of texts by pattern. fast-check takes milliseconds to build one, and there are few patterns. */
const texts = new Map<string, fc.Arbitrary<string>>();
function textOf(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern, minLength, maxLength } = schema;
  const kind = JSON.stringify([format, pattern, minLength, maxLength]);
  const made = texts.get(kind) ?? text(schema);
  texts.set(kind, made);
  return made;
}
function text({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.nat(50).map((number) => `persona${number}@viajes.test`);
  if (format === 'date') {
    const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
    return fc.oneof(
      {
        weight: 9,
        arbitrary: fc
          .date({ min: day(YEAR_FIRST), max: day(YEAR_LAST), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10)),
      },
      { weight: 1, arbitrary: fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31') },
    );
  }
  if (pattern?.includes('\\p{'))
    return fc.constantFrom('Rosa', 'José Ángel', "O'Higgins", 'Li', 'Ñusta-María');
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const fits = (value: string) => value.length >= minLength && value.length <= maxLength;
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) })
        .filter(fits),
    },
    { weight: 1, arbitrary: nastyText.filter(fits) },
  );
}
