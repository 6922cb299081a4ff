/** A field that differs between two files; undefined on the side that lacks it. */
export interface FieldDifference {
  field: string;
  before: unknown;
  after: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Differences of two versions, field by field in their order, including fields of parts that were added or removed. A list
 * counts as one field.
 */
export function compareFiles(before: unknown, after: unknown, at = ''): FieldDifference[] {
  const [one, other] = [before ?? {}, after ?? {}];
  if (isRecord(one) && isRecord(other) && (before ?? after) !== undefined) {
    const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return fields.flatMap((field) =>
      compareFiles(one[field], other[field], at === '' ? field : `${at}.${field}`),
    );
  }
  return isSame(before, after) ? [] : [{ field: at, before, after }];
}

/** True when two values are equal, regardless of the order of fields, which the database changes. */
function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (isRecord(one) && isRecord(other)) return compareFiles(one, other).length === 0;
  return one === other;
}
