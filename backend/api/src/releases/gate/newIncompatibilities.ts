import { SHELL_PART, type ReleaseManifest } from '@tiquete/contracts';
import type { Published } from '../records/parseRecord';
import { type ReleaseCombination, type Incompatibility, incompatibilityKey } from './combination';
import { type IsTaken, incompatibilities } from './incompatibilities';

/**
 * New incompatibilities of the change from `before` to `after`, in which `parts` differ. Existing incompatibilities
 * do not count, and of two parts with the same claim the changed one is reported.
 */
export function newIncompatibilities(
  before: ReleaseCombination | null,
  after: ReleaseCombination,
  { parts, isTaken }: { parts: readonly string[]; isTaken: IsTaken },
): Incompatibility[] {
  const known = new Set(before ? incompatibilities(before, isTaken).map(incompatibilityKey) : []);
  return incompatibilities(after, isTaken).filter(
    (incompatibility) =>
      !known.has(incompatibilityKey(incompatibility)) &&
      (parts.includes(incompatibility.part) || parts.includes(SHELL_PART)),
  );
}

/** Each incompatibility once, with the first brands in which it was found. */
export const eachOnce = (found: readonly Incompatibility[]): Incompatibility[] => [
  ...new Map(
    [...found]
      .reverse()
      .map((incompatibility) => [incompatibilityKey(incompatibility), incompatibility]),
  ).values(),
];

/**
 * Reasons against publishing releases: incompatibilities with any current combination, and a slice schema older than the one
 * stored in travellers' browsers.
 */
export function publishingIncompatibilities(
  published: readonly Published[],
  live: readonly ReleaseCombination[],
  isTaken: IsTaken,
): Incompatibility[] {
  const combinations =
    live.length > 0 ? live : [{ brands: 'every brand', shell: null, remotes: [] }];
  const parts = published.map(({ part }) => part);
  const found = combinations.flatMap((combination) => [
    ...newIncompatibilities(combination, published.reduce(combinationWith, combination), {
      parts,
      isTaken,
    }),
    ...published.flatMap((each) =>
      each.kind === 'remote' ? schemaIncompatibilities(each.manifest, combination) : [],
    ),
  ]);
  return eachOnce(found);
}

function combinationWith(
  combination: ReleaseCombination,
  published: Published,
): ReleaseCombination {
  if (published.kind === 'shell') return { ...combination, shell: published.manifest };
  const { part, manifest } = published;
  return {
    ...combination,
    remotes: [...combination.remotes.filter(({ remote }) => remote !== part), manifest],
  };
}

function schemaIncompatibilities(
  manifest: ReleaseManifest,
  { remotes, brands }: ReleaseCombination,
): Incompatibility[] {
  const live = remotes.find(({ remote }) => remote === manifest.remote);
  const stored = live?.descriptor.persist?.schema ?? 0;
  const own = manifest.descriptor.persist?.schema ?? 0;
  if (!live || own >= stored) return [];
  return [
    {
      rule: 'schema',
      part: manifest.remote,
      release: manifest.release,
      brands,
      wants: own === 0 ? 'keeps nothing' : `keeps its slice in shape ${own}`,
      found: `${live.release} keeps it in shape ${stored}`,
      mend: `A new release begins at shape ${stored}; to go back, roll back.`,
    },
  ];
}
