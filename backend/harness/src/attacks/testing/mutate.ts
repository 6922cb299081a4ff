import fc from 'fast-check';
import { nastyKey, nastyValue } from './nasty';

type Path = readonly (string | number)[];
/** Lengths of lists that are too long: one whose elements a schema may check, and one that must be rejected before that. */
export const LENGTHS = { repeat: 50, flood: 3000 };
type Change = {
  kind: 'replace' | 'add' | 'remove' | 'repeat' | 'flood';
  place: number;
  key: string;
  value: unknown;
};

const changeArbitrary: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'add', 'remove', 'repeat', 'flood'),
  place: fc.nat(200),
  key: nastyKey,
  value: nastyValue,
});

/** Generates a valid value with one error: a changed value, an additional or a missing one, or a list that is too long. */
export const nearly = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(valid, changeArbitrary).map(([value, change]) => mutate(value, change));

function mutate(root: unknown, { kind, place, key, value }: Change): unknown {
  const paths = pathsOf(root);
  const path = paths[place % paths.length] ?? [];
  if (path.length === 0 && kind !== 'add') return value;
  const copy = structuredClone(root);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>(
      (inner, step) => (inner as Record<string | number, unknown>)[step],
      copy,
    ) as Record<string | number, unknown>;
  const last = path.at(-1) ?? '';
  const target = path.length === 0 ? copy : parent[last];
  if (kind === 'add') {
    // Sets an own property as JSON parsing does, even one named __proto__.
    if (typeof target === 'object' && target !== null && !Array.isArray(target))
      Object.defineProperty(target, key, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
  } else if (kind === 'remove') delete parent[last];
  else if (kind === 'repeat' || kind === 'flood')
    parent[last] = Array.from({ length: LENGTHS[kind] }, () => target);
  else parent[last] = value;
  return copy;
}

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) =>
      pathsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}
