export type Value = [labels: Record<string, string>, value: number];

/**
 * Number of brands with their own label. A thousand brands with all their states would be too many series for Prometheus.
 */
const NAMED = 50;
/** Label of all other brands together. */
const OTHERS = 'others';

/**
 * Values of the largest brands by name, and all others as one value, so that an alarm on "must be 0" covers every brand.
 * `join` combines two values: their sum, or the larger of two ages.
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
  const labelled = new Set(ranked.slice(0, named).map(([brand]) => brand));
  const joined = new Map<string, Value>();
  for (const [labels, value] of values) {
    const own = {
      ...labels,
      brand: labelled.has(labels.brand ?? '') ? (labels.brand ?? '') : OTHERS,
    };
    const key = JSON.stringify(Object.entries(own).sort());
    const present = joined.get(key);
    joined.set(key, [own, present ? join(present[1], value) : value]);
  }
  return [...joined.values()];
}
