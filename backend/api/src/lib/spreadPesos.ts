/** Splits a total by weights into whole pesos that add up to it again; without weights, into equal parts. */
export function spreadPesos(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const shares =
    sum > 0 ? weights.map((weight) => weight / sum) : weights.map(() => 1 / weights.length);
  let share = 0;
  let given = 0;
  return shares.map((part, index) => {
    share += part;
    const until = index === shares.length - 1 ? total : Math.round(total * share);
    const amount = until - given;
    given = until;
    return amount;
  });
}
