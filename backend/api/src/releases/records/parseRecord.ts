import {
  type ReleaseManifest,
  releaseManifestSchema,
  SHELL_PART,
  type ShellManifest,
  shellManifestSchema,
} from '@tiquete/contracts';
import type * as z from 'zod';
import { EXPOSED_CHUNK } from '../ports';

/** Content of a record: a remote, or the shell, which is released in the same way. */
export type Published =
  | { kind: 'remote'; part: string; release: string; manifest: ReleaseManifest }
  | { kind: 'shell'; part: typeof SHELL_PART; release: string; manifest: ShellManifest };
/** Content of a record, or the reason why it cannot be read. */
export type ReadRecord = { published: Published } | { problem: string };

export const remoteOf = (manifest: ReleaseManifest): Published => ({
  kind: 'remote',
  part: manifest.remote,
  release: manifest.release,
  manifest,
});
export const shellOf = (manifest: ShellManifest): Published => ({
  kind: 'shell',
  part: SHELL_PART,
  release: manifest.release,
  manifest,
});

/** Parses the text of a part's record. A newer or damaged one gives a problem, as text for an operator. */
export function parseRecord(part: string, text: string): ReadRecord {
  const value = parseJson(text);
  if (part === SHELL_PART) {
    const shell = shellManifestSchema.safeParse(value);
    if (!shell.success) return { problem: firstIssue(shell.error) };
    const problem = shellProblem(shell.data);
    return problem ? { problem } : { published: shellOf(shell.data) };
  }
  const remote = releaseManifestSchema.safeParse(value);
  if (!remote.success) return { problem: firstIssue(remote.error) };
  const manifest = remote.data;
  const problem =
    manifest.remote === part ? manifestProblem(manifest) : `it is of ${manifest.remote}`;
  return problem ? { problem } : { published: remoteOf(manifest) };
}

function shellProblem(manifest: ShellManifest): string | null {
  if (!manifest.release.startsWith(`${SHELL_PART}_`))
    return `the release's name does not start with ${SHELL_PART}_`;
  return scriptsProblem(manifest, manifest.entry);
}

const firstIssue = ({ issues: [issue] }: z.ZodError) =>
  `${issue?.path.join('.')}: ${issue?.message}`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Folders and file name may not begin with a dot, so that no hidden or parent folder is named. */
const FILE_NAME = /^(?:[A-Za-z0-9_][A-Za-z0-9_.~-]*\/)*[A-Za-z0-9_][A-Za-z0-9_.~-]*\.js$/;

/** Contradiction within a remote's manifest, as text for an operator; null when there is none. */
function manifestProblem(manifest: ReleaseManifest): string | null {
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

/** Contradiction within the lists of files, which remotes and the shell share; null when there is none. */
function scriptsProblem(
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
