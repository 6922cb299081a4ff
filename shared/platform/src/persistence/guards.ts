import { isDay } from '@tiquete/domain';

/** True when a value read from storage is a `T`. */
export type Guard<T> = (value: unknown) => value is T;
/** One guard per field. An optional property needs `optional`. */
type ShapeGuards<T> = { [Name in keyof T]-?: Guard<T[Name]> };

/** Maximum length of a list from storage. A longer one would freeze the page that draws it. */
const MAX_ITEMS = 200;
const MAX_COUNT = 99;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const hasFields = (value: unknown, fields: object): boolean =>
  isFields(value) &&
  Object.entries<Guard<unknown>>({ ...fields }).every(([name, guard]) => guard(value[name]));
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Guards for the schema of a persisted slice. */
export const guards = {
  text: isText,
  number: isNumber,
  flag: (value: unknown): value is boolean => typeof value === 'boolean',
  /** Whole number from 0 to 99: travellers, ages, nights. */
  count: (value: unknown): value is number =>
    Number.isInteger(value) && isNumber(value) && value >= 0 && value <= MAX_COUNT,
  /** Calendar day, YYYY-MM-DD. */
  day: (value: unknown): value is string => isText(value) && isDay(value),
  /** For a field that its reader validates. */
  anything: (value: unknown): value is unknown => value !== undefined,
  matching:
    (pattern: RegExp): Guard<string> =>
    (value): value is string =>
      isText(value) && pattern.test(value),
  /** Lists every value of the type, so that a new value is a type error until it is listed. */
  oneOf:
    <T extends string>(values: Record<T, true>): Guard<T> =>
    (value): value is T =>
      isText(value) && Object.hasOwn(values, value),
  nullable:
    <T>(guard: Guard<T>): Guard<T | null> =>
    (value): value is T | null =>
      value === null || guard(value),
  optional:
    <T>(guard: Guard<T>): Guard<T | undefined> =>
    (value): value is T | undefined =>
      value === undefined || guard(value),
  listOf:
    <T>(guard: Guard<T>): Guard<T[]> =>
    (value): value is T[] =>
      Array.isArray(value) && value.length <= MAX_ITEMS && value.every((item) => guard(item)),
  pairOf:
    <T>(guard: Guard<T>): Guard<[T, T]> =>
    (value): value is [T, T] =>
      Array.isArray(value) && value.length === 2 && value.every((item) => guard(item)),
  recordOf:
    <T>(guard: Guard<T>): Guard<Record<string, T>> =>
    (value): value is Record<string, T> =>
      isFields(value) && Object.values(value).every((item) => guard(item)),
  shape:
    <T extends object>(fields: ShapeGuards<T>): Guard<T> =>
    (value): value is T =>
      hasFields(value, fields),
  /** For an object of which the page reads only these fields, such as a request. */
  partly:
    <T extends object>(fields: Partial<ShapeGuards<T>>): Guard<T> =>
    (value): value is T =>
      hasFields(value, fields),
};
export type GuardKit = typeof guards;

/** Schema of a persisted slice: a guard for each of its fields. */
export type FieldGuards<Fields = Record<string, unknown>> = (kit: GuardKit) => ShapeGuards<Fields>;

/** Valid persisted fields, and the names of invalid ones, which take their defaults. */
export interface ParsedFields {
  fields: Record<string, unknown>;
  misfits: string[];
}
/** Parses a stored slice field by field. Invalid items of a list are dropped. */
export function parseFields(
  stored: Record<string, unknown>,
  allow: readonly string[],
  fields: FieldGuards = ({ anything }) => Object.fromEntries(allow.map((name) => [name, anything])),
): ParsedFields {
  const guardOf: Record<string, Guard<unknown> | undefined> = fields(guards);
  const parsed: ParsedFields = { fields: {}, misfits: [] };
  for (const name of allow.filter((each) => each in stored)) {
    const value = stored[name];
    const fits = guardOf[name] ?? (() => false);
    if (!fits(value)) parsed.misfits.push(name);
    const left = fits(value) ? value : fittingItems(value, fits);
    if (left !== undefined) parsed.fields[name] = left;
  }
  return parsed;
}
function fittingItems(value: unknown, fits: (value: unknown) => boolean): unknown {
  if (!Array.isArray(value)) return undefined;
  const items = value.slice(0, MAX_ITEMS).filter((item) => fits([item]));
  return items.length > 0 && fits(items) ? items : undefined;
}
