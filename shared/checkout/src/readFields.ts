/** Fields of a stored draft. A field of another type counts as absent. */
export type Fields = ReadonlyMap<string, unknown>;

export function fieldsOf(value: unknown): Fields {
  return new Map(
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
      : [],
  );
}
export function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
