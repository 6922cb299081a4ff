export type Value = [labels: Record<string, string>, value: number];

/** Brands that a gauge names; a thousand of them, with all their states, are more than a Prometheus keeps well. */
const NAMED = 50;
/** Stands for the others together. */
const OTHERS = 'others';

/**
 * The brands with the largest values by name, and the others as one, so that what must be 0 rings wherever it is. `join` makes one
 * value of two: their sum, or the larger of two ages.
 */
export function namedBrands(
  values: readonly Value[],
  join: (one: number, other: number) => number,
  named = NAMED,
): Value[] {
  const largest = new Map<string, number>();
  for (const [{ brand = '' }, value] of values)
    largest.set(brand, Math.max(value, largest.get(brand) ?? 0));
  const ranked = [...largest].sort(([nameA, a], [nameB, b]) => b - a || nameA.localeCompare(nameB));
  const kept = new Set(ranked.slice(0, named).map(([brand]) => brand));
  const joined = new Map<string, Value>();
  for (const [labels, value] of values) {
    const own = { ...labels, brand: kept.has(labels.brand ?? '') ? (labels.brand ?? '') : OTHERS };
    const key = JSON.stringify(Object.entries(own).sort());
    const present = joined.get(key);
    joined.set(key, [own, present ? join(present[1], value) : value]);
  }
  return [...joined.values()];
}
