import { satisfiesContract, type ReleaseManifest, type ShellManifest } from '@tiquete/contracts';
import { budgetIncompatibilities } from './budgets';
import type { ReleaseCombination, Incompatibility } from './combination';

/** True when an address belongs to the shell or the server; no remote may have it. */
export type IsTaken = (path: string) => boolean;

/** All incompatibilities of a combination. */
export function incompatibilities(
  combination: ReleaseCombination,
  isTaken: IsTaken,
): Incompatibility[] {
  const { shell, remotes, brands } = combination;
  return [
    ...remotes.flatMap((remote) => [
      ...(shell ? shellIncompatibilities(remote, shell, brands) : []),
      ...takenRoutes(remote, isTaken, brands),
    ]),
    ...claimedTwice(remotes, brands),
    ...budgetIncompatibilities(combination),
  ];
}

const about = ({ remote, release }: ReleaseManifest, brands: string) => ({
  part: remote,
  release,
  brands,
});

function shellIncompatibilities(
  manifest: ReleaseManifest,
  { release: shell, contract, shared, slices }: ShellManifest,
  brands: string,
): Incompatibility[] {
  const { contract: range, slice } = manifest.descriptor;
  const found: Incompatibility[] = [];
  if (!satisfiesContract(range, contract))
    found.push({
      ...about(manifest, brands),
      rule: 'contract',
      wants: `was written for contract ${range} of the platform`,
      found: `the shell ${shell} has ${contract}`,
      mend: `Release the shell first, or write the remote for ${contract}.`,
    });
  for (const [id, wanted] of Object.entries(manifest.shared)) {
    const version = shared[id];
    if (version === undefined)
      found.push({
        ...about(manifest, brands),
        rule: 'shared',
        wants: `needs ${id}`,
        found: `the shell ${shell} does not share it`,
        mend: 'Carry it in the remote, or release a shell that shares it.',
      });
    else if (!satisfiesContract(wanted, version))
      found.push({
        ...about(manifest, brands),
        rule: 'shared',
        wants: `needs ${id} ${wanted}`,
        found: `the shell ${shell} shares ${version}`,
        mend: `Release the shell first, or build the remote for ${version}.`,
      });
  }
  if (slices.includes(slice))
    found.push({
      ...about(manifest, brands),
      rule: 'slice',
      wants: `claims the slice ${slice}`,
      found: "it is the shell's own",
      mend: 'Choose another in remote.json.',
    });
  return found;
}

const takenRoutes = (
  manifest: ReleaseManifest,
  isTaken: IsTaken,
  brands: string,
): Incompatibility[] =>
  manifest.descriptor.routes
    .filter(({ path }) => isTaken(path))
    .map(({ path }) => ({
      ...about(manifest, brands),
      rule: 'route',
      wants: `claims the address ${path}`,
      found: "it is the shell's or the server's own",
      mend: 'Choose another in remote.json.',
    }));

/** Properties that only one remote can have: its slice, its tab, its addresses. */
const CLAIMS: readonly {
  rule: Incompatibility['rule'];
  what: string;
  of: (manifest: ReleaseManifest) => readonly string[];
}[] = [
  { rule: 'slice', what: 'the slice', of: ({ descriptor }) => [descriptor.slice] },
  {
    rule: 'tab',
    what: 'the tab',
    of: ({ descriptor: { tab } }) => (tab ? [tab.id] : []),
  },
  {
    rule: 'route',
    what: 'the address',
    of: ({ descriptor }) => descriptor.routes.map(({ path }) => path),
  },
];

function claimedTwice(remotes: readonly ReleaseManifest[], brands: string): Incompatibility[] {
  return CLAIMS.flatMap(({ rule, what, of }) => {
    const owners = new Map<string, ReleaseManifest[]>();
    for (const manifest of remotes)
      for (const claim of new Set(of(manifest)))
        owners.set(claim, [...(owners.get(claim) ?? []), manifest]);
    return [...owners].flatMap(([claim, claimants]) =>
      claimants.length < 2
        ? []
        : claimants.map((manifest) => ({
            ...about(manifest, brands),
            rule,
            wants: `claims ${what} ${claim}`,
            found: `${others(claimants, manifest)} has it`,
            mend: 'Choose another in remote.json.',
          })),
    );
  });
}

const others = (claimants: readonly ReleaseManifest[], own: ReleaseManifest) =>
  claimants
    .filter((other) => other !== own)
    .map(({ remote }) => remote)
    .join(', ');
