import { SHELL_PART, type ReleaseManifest } from '@tiquete/contracts';
import type { Published } from '../records/parseRecord';
import { type Lineup, type Misfit, misfitKey } from './lineup';
import { type IsTaken, misfits } from './misfits';

/**
 * What would not fit once `after` stands for `before`, in which `parts` differ. What did not fit before is not held against the
 * change, and of two that claim the same the one that changed is told.
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

/** Each misfit once, with the first brands it was found at. */
export const eachOnce = (found: readonly Misfit[]): Misfit[] => [
  ...new Map([...found].reverse().map((misfit) => [misfitKey(misfit), misfit])).values(),
];

/**
 * Why releases cannot be published: what would not fit, once they stand together in one of the lineups that pages have now, and
 * a slice whose shape is older than the one that travellers' browsers keep already.
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
