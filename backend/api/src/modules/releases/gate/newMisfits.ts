import { SHELL_PART, type ReleaseManifest } from '@tiquete/contracts';
import type { Published } from '../records/parseRecord';
import { type Lineup, type Misfit, misfitKey } from './lineup';
import { type IsTaken, misfits } from './misfits';

/**
 * New misfits of the change from `before` to `after`, in which `parts` differ. Existing misfits do not count, and of two parts
 * with the same claim the changed one is reported.
 */
export function newMisfits(
  before: Lineup | null,
  after: Lineup,
  { parts, isTaken }: { parts: readonly string[]; isTaken: IsTaken },
): Misfit[] {
  const known = new Set(before ? misfits(before, isTaken).map(misfitKey) : []);
  return misfits(after, isTaken).filter(
    (misfit) =>
      !known.has(misfitKey(misfit)) && (parts.includes(misfit.part) || parts.includes(SHELL_PART)),
  );
}

/** Each misfit once, with the first brands in which it was found. */
export const eachOnce = (found: readonly Misfit[]): Misfit[] => [
  ...new Map([...found].reverse().map((misfit) => [misfitKey(misfit), misfit])).values(),
];

/**
 * Reasons against publishing releases: misfits with any current lineup, and a slice schema older than the one stored in
 * travellers' browsers.
 */
export function publishingMisfits(
  published: readonly Published[],
  live: readonly Lineup[],
  isTaken: IsTaken,
): Misfit[] {
  const lineups = live.length > 0 ? live : [{ brands: 'every brand', shell: null, remotes: [] }];
  const parts = published.map(({ part }) => part);
  const found = lineups.flatMap((lineup) => [
    ...newMisfits(lineup, published.reduce(lineupWith, lineup), { parts, isTaken }),
    ...published.flatMap((each) =>
      each.kind === 'remote' ? schemaMisfits(each.manifest, lineup) : [],
    ),
  ]);
  return eachOnce(found);
}

function lineupWith(lineup: Lineup, published: Published): Lineup {
  if (published.kind === 'shell') return { ...lineup, shell: published.manifest };
  const { part, manifest } = published;
  return {
    ...lineup,
    remotes: [...lineup.remotes.filter(({ remote }) => remote !== part), manifest],
  };
}

function schemaMisfits(manifest: ReleaseManifest, { remotes, brands }: Lineup): Misfit[] {
  const live = remotes.find(({ remote }) => remote === manifest.remote);
  const kept = live?.descriptor.persist?.schema ?? 0;
  const own = manifest.descriptor.persist?.schema ?? 0;
  if (!live || own >= kept) return [];
  return [
    {
      rule: 'schema',
      part: manifest.remote,
      release: manifest.release,
      brands,
      wants: own === 0 ? 'keeps nothing' : `keeps its slice in shape ${own}`,
      found: `${live.release} keeps it in shape ${kept}`,
      mend: `A new release begins at shape ${kept}; to go back, roll back.`,
    },
  ];
}
