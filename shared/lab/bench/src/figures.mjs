const sorted = (values) => [...values].sort((a, b) => a - b);

/** The median; NaN for an empty list. */
export function median(values) {
  const ordered = sorted(values);
  const middle = Math.floor(ordered.length / 2);
  return ordered.length % 2 === 1 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2;
}

/** Half the distance between the lowest and the highest value, as a share of the median: 0.04 means ±4 %. */
export function spread(values) {
  const middle = median(values);
  const ordered = sorted(values);
  return middle === 0 || ordered.length < 2
    ? 0
    : (ordered.at(-1) - ordered[0]) / 2 / Math.abs(middle);
}

/** Null unless both are numbers and the divisor is not 0. */
export const ratio = (value, base) =>
  Number.isFinite(value) && Number.isFinite(base) && base !== 0 ? value / base : null;

/** `{value, spread, most, n}` by name, for every number in the samples. */
export function summarize(samples) {
  const names = [...new Set(samples.flatMap(Object.keys))];
  return Object.fromEntries(
    names.map((name) => {
      const values = samples.map((sample) => sample[name]).filter(Number.isFinite);
      return [
        name,
        {
          value: median(values),
          spread: spread(values),
          most: Math.max(...values),
          n: values.length,
        },
      ];
    }),
  );
}

/** Order of variants in a round. Every second round is reversed, so that no variant always runs first. */
export const orderOf = (round, names) => (round % 2 === 0 ? [...names] : [...names].reverse());
