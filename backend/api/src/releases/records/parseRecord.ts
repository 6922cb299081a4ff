import {
  releaseManifestSchema,
  SHELL_PART,
  shellManifestSchema,
  type ReleaseManifest,
  type ShellManifest,
} from '@tiquete/contracts';
import type * as z from 'zod';
import { manifestProblem, scriptsProblem } from './manifestProblem';

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
