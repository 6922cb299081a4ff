/**
 * Puts the items with these keys first, in the order of the keys, and the others after them. Returns the same list when
 * nothing moves.
 */
export function moveToFront<Item>(
  items: Item[],
  keys: readonly string[],
  keyOf: (item: Item) => string,
): Item[] {
  const places = new Map(keys.map((key, index) => [key, index]));
  const placeOf = (item: Item) => places.get(keyOf(item)) ?? keys.length;
  const isInPlace = (items: Item[]) =>
    items.every((item, index) => index === 0 || placeOf(items[index - 1] ?? item) <= placeOf(item));
  return isInPlace(items) ? items : items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
