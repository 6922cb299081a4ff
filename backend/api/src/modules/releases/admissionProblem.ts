import { satisfiesContract, SHELL_SLICES, type ReleaseManifest } from '@tiquete/contracts';
import type { ShellOffer } from './liveShell';

/**
 * Why pages cannot run a release, in words for an operator; null when they can. `shell` is the live one, null before any has
 * started; `others` are the releases that are current.
 */
export function admissionProblem(
  { descriptor, remote, shared }: ReleaseManifest,
  shell: ShellOffer | null,
  others: readonly ReleaseManifest[],
): string | null {
  const { slice, contract } = descriptor;
  if ((shell?.slices ?? SHELL_SLICES).includes(slice))
    return `claims the slice ${slice}, which is the shell's own: choose another in remote.json`;
  const owner = others.find((other) => other.remote !== remote && other.descriptor.slice === slice);
  if (owner)
    return `claims the slice ${slice}, which ${owner.remote} has: choose another in remote.json`;
  return shell && shellProblem(contract, shared, shell);
}

function shellProblem(
  contract: string,
  shared: Readonly<Record<string, string>>,
  shell: ShellOffer,
): string | null {
  if (!satisfiesContract(contract, shell.contract))
    return `was written for contract ${contract} of the platform, the live shell ${shell.release} has ${shell.contract}: release the shell first, or write the remote for ${shell.contract}`;
  for (const [id, range] of Object.entries(shared)) {
    const version = shell.shared[id];
    if (version === undefined)
      return `needs ${id}, which the live shell ${shell.release} does not share`;
    if (!satisfiesContract(range, version))
      return `needs ${id} ${range}, the live shell ${shell.release} shares ${version}: release the shell first, or build the remote for ${version}`;
  }
  return null;
}
