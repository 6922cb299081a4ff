/** Compares plain data by value, such as filters that were read twice from one address. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
