import * as z from 'zod';

/** A list of a body that is longer than its schema lets it be. */
export interface LongList {
  /** JSON pointer. */
  pointer: string;
  maximum: number;
}
type FindLong = (value: unknown, pointer: string) => LongList | null;

/**
 * Zod checks every element of a list before it looks at its length: a hundred thousand of them hold the process for a second.
 * This compares lengths alone. Null: the schema has no list.
 */
export function listBounds(schema: z.core.$ZodType): FindLong | null {
  if (schema instanceof z.ZodArray) return boundsOfArray(schema);
  if (schema instanceof z.ZodObject) return boundsOfObject(schema);
  if (schema instanceof z.ZodPipe) return listBounds(schema.in);
  if (schema instanceof z.ZodUnion) return boundsOfUnion(schema);
  if (isWrapper(schema)) return listBounds(schema.unwrap());
  return null;
}

const isWrapper = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodOptional ||
  schema instanceof z.ZodNullable ||
  schema instanceof z.ZodDefault ||
  schema instanceof z.ZodPrefault ||
  schema instanceof z.ZodReadonly;

function boundsOfArray(schema: z.ZodArray): FindLong {
  const maximum = Math.min(...(schema.def.checks ?? []).map(maximumOf));
  const inElement = listBounds(schema.element);
  return (value, pointer) => {
    if (!Array.isArray(value)) return null;
    if (value.length > maximum) return { pointer, maximum };
    return inElement && firstOf(value.entries(), () => inElement, pointer);
  };
}

const maximumOf = ({ _zod: { def } }: z.core.$ZodCheck): number =>
  def.check === 'max_length' && 'maximum' in def ? Number(def.maximum) : Number.POSITIVE_INFINITY;

function boundsOfObject(schema: z.ZodObject): FindLong | null {
  const inFields = new Map(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const bounds = listBounds(field);
      return bounds ? [[name, bounds] as const] : [];
    }),
  );
  if (inFields.size === 0) return null;
  return (value, pointer) => {
    if (typeof value !== 'object' || value === null) return null;
    const fields = [...inFields.keys()].map((name) => [name, Reflect.get(value, name)] as const);
    return firstOf(fields, (name) => inFields.get(name), pointer);
  };
}

/** Too long is what no alternative takes. */
function boundsOfUnion(schema: z.ZodUnion): FindLong | null {
  const alternatives = schema.options.map(listBounds);
  if (alternatives.includes(null)) return null;
  return (value, pointer) => {
    const found = alternatives.map((bounds) => bounds?.(value, pointer) ?? null);
    return found.includes(null) ? null : (found[0] ?? null);
  };
}

function firstOf<Key extends string | number>(
  entries: Iterable<readonly [Key, unknown]>,
  boundsOf: (key: Key) => FindLong | undefined,
  pointer: string,
): LongList | null {
  for (const [key, inner] of entries) {
    const long = boundsOf(key)?.(inner, `${pointer}/${key}`);
    if (long) return long;
  }
  return null;
}
