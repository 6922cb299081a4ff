import { SHELL_PART, type ReleaseManifest } from '@tiquete/contracts';
import { EXPOSED_CHUNK } from '../ports';

/** Folders and file name may not begin with a dot, so that no hidden or parent folder is named. */
const FILE_NAME = /^(?:[A-Za-z0-9_][A-Za-z0-9_.~-]*\/)*[A-Za-z0-9_][A-Za-z0-9_.~-]*\.js$/;

/** Contradiction within a remote's manifest, as text for an operator; null when there is none. */
export function manifestProblem(manifest: ReleaseManifest): string | null {
  const { descriptor, chunks, remote, release, entry, entryImports } = manifest;
  if (remote === SHELL_PART) return `no remote can be named ${SHELL_PART}`;
  if (descriptor.id !== remote) return `the descriptor is of ${descriptor.id}, not of ${remote}`;
  if (!release.startsWith(`${remote.replaceAll('-', '_')}_`))
    return `the release's name does not start with ${remote.replaceAll('-', '_')}_`;
  const needed = [
    EXPOSED_CHUNK,
    ...descriptor.routes.map((route) => route.page),
    ...Object.values(descriptor.slots).map((slot) => slot.chunk),
  ];
  const missing = needed.find((chunk) => !Object.hasOwn(chunks, chunk));
  if (missing !== undefined)
    return `the descriptor names the chunk ${missing}, which the build does not have`;
  return scriptsProblem(manifest, [entry, ...entryImports]);
}

/** The same for the lists of files, which remotes and the shell share. */
export function scriptsProblem(
  { integrity, chunks, sizes }: Pick<ReleaseManifest, 'integrity' | 'chunks' | 'sizes'>,
  entry: readonly string[],
): string | null {
  const scripts = Object.keys(integrity);
  const badName = scripts.find((file) => !FILE_NAME.test(file));
  if (badName !== undefined) return `${badName} is not a plain script name`;
  const unhashed = [...entry, ...Object.values(chunks).flat()].find(
    (file) => !Object.hasOwn(integrity, file),
  );
  if (unhashed !== undefined) return `${unhashed} has no integrity`;
  const unmeasured = scripts.find((file) => !Object.hasOwn(sizes, file));
  return unmeasured === undefined ? null : `${unmeasured} has no size`;
}
