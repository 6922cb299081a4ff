import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { addRelease, addShell } from './addFiles';
import { admissionProblem } from './admissionProblem';
import type { ShellOffer } from './liveShell';
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
  /** The live one; null when none is known. */
  shell: ShellOffer | null;
}

const USAGE = [
  'register <folder of a release, or of a remote with one release> [--point [--from RELEASE] | --point-new]',
  'point <remote> <release> [--from RELEASE]',
  'list [remote]',
  'add-shell <folder of its build>',
].map((form) => `release ${form}`);
const done = (...lines: string[]): CommandOutcome => ({ exitCode: 0, lines });
const refused = (line: string): CommandOutcome => ({ exitCode: 1, lines: [line] });

/** What an operator does to the registry of releases, one command at a time. */
export async function runReleaseCommand(
  args: readonly string[],
  given: Given,
): Promise<CommandOutcome> {
  const { words, isPointed, isPointedIfNew, from } = readWords(args);
  const [command, first, second, ...rest] = words;
  const pointers = await given.releases.pointers();
  const move = (remote: string, release: string) =>
    point(given, remote, release, from ?? pointers.get(remote) ?? null);
  if (command === 'register' && first && second === undefined && (isPointed || from === undefined))
    return register(given, first, async (remote, release, isNew) => {
      const current = pointers.get(remote);
      if (isPointed || (isPointedIfNew && (isNew || current === undefined)))
        return move(remote, release);
      return isPointedIfNew && current !== release
        ? done(
            `${remote}: stays ${current}; \`release point ${remote} ${release}\` makes this one current`,
          )
        : done();
    });
  if (command === 'point' && first && second && rest.length === 0 && !isPointed)
    return move(first, second);
  if (command === 'list' && second === undefined && !isPointed && from === undefined)
    return list(given, first);
  if (command === 'add-shell' && first && second === undefined && !isPointed)
    return done(
      `shell: ${await addShell(resolve(first), join(given.assetsDir, 'shell'))} new files`,
    );
  return { exitCode: 2, lines: USAGE };
}

const servedFolder = (assetsDir: string, remote: string, release: string) =>
  resolve(join(assetsDir, 'remotes', remote, release));

/**
 * `from`: the release that the operator saw as the current one; by default what is current when the command begins.
 * `--point-new` is for what runs at every start: a release that was taken back stays taken back.
 */
function readWords(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        point: { type: 'boolean' },
        'point-new': { type: 'boolean' },
        from: { type: 'string' },
      },
    });
    return {
      words: positionals,
      isPointed: values.point === true,
      isPointedIfNew: values['point-new'] === true,
      from: values.from,
    };
  } catch {
    return { words: [], isPointed: false, isPointedIfNew: false };
  }
}

async function register(
  { releases, assetsDir, shell }: Given,
  folder: string,
  then: (remote: string, release: string, isNew: boolean) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  try {
    const chosen = releaseFolder(resolve(folder));
    const manifest = await readRelease(chosen);
    const problem = admissionProblem(manifest, shell, await neighboursIn(releases));
    if (problem) return refused(`${manifest.release} ${problem}`);
    const served = servedFolder(assetsDir, manifest.remote, manifest.release);
    await addRelease(chosen, served);
    await readRelease(served);
    const registered = await releases.register(manifest);
    const line = `${manifest.release}: ${registered}`;
    const { exitCode, lines } = await then(
      manifest.remote,
      manifest.release,
      registered === 'registered',
    );
    return { exitCode, lines: [line, ...lines] };
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

const neighboursIn = async (releases: ReleaseStore) =>
  (await releases.current()).current.map(({ manifest }) => manifest);

async function point(
  { releases, assetsDir, shell }: Given,
  remote: string,
  release: string,
  from: string | null,
): Promise<CommandOutcome> {
  const manifest = await releases.manifest(release);
  const problem = manifest && admissionProblem(manifest, shell, await neighboursIn(releases));
  if (problem) return refused(`${release} ${problem}`);
  const missing = manifest && (await filesProblem(servedFolder(assetsDir, remote, release)));
  if (missing) return refused(`${remote}: not moved, pages could not load it. ${missing}`);
  const outcome = await releases.point(remote, release, from);
  if (outcome.kind === 'unknown') return refused(`${remote}: no release ${release} is registered`);
  if (outcome.kind !== 'changed')
    return done(`${remote}: ${outcome.kind === 'moved' ? 'now' : 'already'} ${release}`);
  const { current, movedAt } = outcome;
  const since = movedAt ? ` since ${movedAt.toISOString()}` : '';
  return refused(
    `${remote}: not moved. ${current ?? 'No release'} is current${since}, not ${from ?? 'none'} as when this began: somebody else moved it. Look, and say again what you want.`,
  );
}

/** Why the files of a registered release cannot be served; null when they are there as they were built. */
async function filesProblem(served: string): Promise<string | null> {
  try {
    await readRelease(served);
    return null;
  } catch (error) {
    if (error instanceof ReleaseRefused) return error.message;
    throw error;
  }
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
