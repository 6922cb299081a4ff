import type { ParsedFields } from './guards';

/**
 * A persisted list to which several tabs add items. `max` is the maximum length after a merge; the newest items come first.
 */
export interface SharedList<Item> {
  /**
   * Identity of an item. Declared as a method, so that the type fits lists of any items. Guards have parsed the items
   * before.
   */
  keyOf(this: void, item: Item): string;
  max: number;
}
/**
 * Persisted fields that two tabs merge by item. For a record marked `byName` the items are its properties. Any other field
 * is one value, and the last tab to write it wins.
 */
export type SharedLists<Fields> = {
  [Name in keyof Fields]?: Fields[Name] extends readonly (infer Item)[]
    ? SharedList<Item>
    : 'byName';
};
type AnyList = SharedList<unknown> | 'byName';
/** The shared lists of any slice. */
export type AnyLists = Record<string, AnyList>;
type Fields = ParsedFields['fields'];
type Items = ReadonlyMap<string, unknown>;

export interface Versions {
  /** Fields as this tab last read or wrote them. */
  before: Fields;
  /** Fields that this tab writes now. */
  mine: Fields;
  /** Fields that are stored now. Undefined when they were erased. */
  theirs: Fields | undefined;
}
/**
 * Returns the shared lists with the changes of this tab and of the tabs that wrote since. An item that one tab removed
 * stays removed, unless the other tab changed it.
 */
export function mergeLists(lists: AnyLists, versions: Versions): Fields {
  const { before, mine, theirs } = versions;
  const merged: Fields = {};
  for (const [name, list] of Object.entries(lists)) {
    const stored = theirs ? theirs[name] : [];
    if (stored === undefined || mine[name] === undefined) continue;
    const items = mergeItems(
      toItems(before[name], list),
      toItems(mine[name], list),
      toItems(stored, list),
    );
    merged[name] =
      list === 'byName' ? Object.fromEntries(items) : [...items.values()].slice(0, list.max);
  }
  return merged;
}
/** Items that this tab added, changed or moved to the front come first, then the stored ones in their order. */
function mergeItems(before: Items, mine: Items, theirs: Items): Map<string, unknown> {
  const isChanged = (items: Items, key: string) =>
    items.has(key) && !isSame(items.get(key), before.get(key));
  const [first] = mine.keys();
  const [firstBefore] = [...before.keys()].filter((key) => mine.has(key));
  const isOwn = (key: string) =>
    isChanged(mine, key) || (key === first && before.has(key) && key !== firstBefore);
  const own = [...mine].filter(([key]) => isOwn(key));
  const stored = [...theirs].filter(
    ([key]) => !isOwn(key) && (mine.has(key) || isChanged(theirs, key)),
  );
  return new Map([...own, ...stored]);
}
function toItems(value: unknown, list: AnyList): Items {
  if (list === 'byName') return new Map(Object.entries(value ?? {}));
  return new Map(Array.isArray(value) ? value.map((item) => [list.keyOf(item), item]) : []);
}
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
