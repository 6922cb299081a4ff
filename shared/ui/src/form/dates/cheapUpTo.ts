/** The highest price of the cheapest third of the days; undefined when prices hardly differ. */
export function cheapUpTo(prices: readonly (number | null | undefined)[]): number | undefined {
  const known = prices
    .filter((price): price is number => typeof price === 'number')
    .toSorted((one, other) => one - other);
  const [least = 0, most = 0] = [known[0], known.at(-1)];
  const bound = known[Math.floor((known.length - 1) / 3)];
  return known.length < 6 || most < least * 1.05 || bound === most ? undefined : bound;
}
