import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readCommand } from '../../lib/readCommand';
import { readRelease, ReleaseRefused } from './readRelease';
import type { ReleaseStore } from './ports';

export interface CommandOutcome {
  /** 0 done, 1 refused, 2 not understood. */
  exitCode: 0 | 1 | 2;
  lines: string[];
}
interface Given {
  releases: ReleaseStore;
  assetsDir: string;
}

const USAGE = [
  'register <folder of a release, or of a remote with one release> [--point]',
  'point <remote> <release>',
  'list [remote]',
].map((form) => `release ${form}`);
const done = (...lines: string[]): CommandOutcome => ({ exitCode: 0, lines });
const refused = (line: string): CommandOutcome => ({ exitCode: 1, lines: [line] });

/** What an operator does to the registry of releases, one command at a time. */
export async function runReleaseCommand(
  args: readonly string[],
  given: Given,
): Promise<CommandOutcome> {
  const { words, flags } = readCommand(args, 'point') ?? { words: [], flags: {} };
  const [command, first, second, ...rest] = words;
  const isPointed = flags.point === true;
  if (command === 'register' && first && second === undefined)
    return register(given, first, isPointed);
  if (isPointed || rest.length > 0) return { exitCode: 2, lines: USAGE };
  if (command === 'point' && first && second) return point(given, first, second);
  if (command === 'list' && second === undefined) return list(given, first);
  return { exitCode: 2, lines: USAGE };
}

async function register(
  { releases, assetsDir }: Given,
  folder: string,
  isPointed: boolean,
): Promise<CommandOutcome> {
  try {
    const chosen = releaseFolder(resolve(folder));
    const manifest = await readRelease(chosen);
    const served = resolve(join(assetsDir, 'remotes', manifest.remote, manifest.release));
    if (served !== chosen)
      return refused(
        `${manifest.release}: pages load it from ${served}; put the folder there first`,
      );
    const line = `${manifest.release}: ${await releases.register(manifest)}`;
    if (!isPointed) return done(line);
    const moved = await point({ releases, assetsDir }, manifest.remote, manifest.release);
    return { exitCode: moved.exitCode, lines: [line, ...moved.lines] };
  } catch (error) {
    if (error instanceof ReleaseRefused) return refused(error.message);
    throw error;
  }
}

/** The folder itself, or the one release inside it: an image is built without knowing the release's name. @throws ReleaseRefused */
function releaseFolder(folder: string): string {
  if (existsSync(join(folder, 'release.json')) || !existsSync(folder)) return folder;
  const inside = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'release.json')));
  if (inside.length > 1)
    throw new ReleaseRefused(`${folder}: holds ${inside.length} releases; name one of them`);
  return inside[0] ?? folder;
}

async function point(
  { releases }: Given,
  remote: string,
  release: string,
): Promise<CommandOutcome> {
  const outcome = await releases.point(remote, release);
  if (outcome === 'unknown') return refused(`${remote}: no release ${release} is registered`);
  return done(outcome === 'moved' ? `${remote}: now ${release}` : `${remote}: already ${release}`);
}

async function list({ releases }: Given, remote: string | undefined): Promise<CommandOutcome> {
  const rows = await releases.list(remote);
  return done(
    ...rows.map(
      (row) =>
        `${row.remote} ${row.release} ${row.registeredAt.toISOString()}${row.isCurrent ? ' current' : ''}`,
    ),
  );
}
