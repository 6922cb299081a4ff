import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { own } from '@tiquete/tooling/lib/children';
import { root } from '@tiquete/tooling/lib/paths';

const MIGRATIONS = 'backend/api/migrations';
const git = (...words) => {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

/**
 * The last commit before the one that added the newest migration, so that its tables differ from ours. Null when the history does
 * not go back so far.
 */
export function previousCommit() {
  const added = git('log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS);
  return (added && git('rev-parse', '--verify', '--quiet', `${added}^`)) || null;
}

async function run(command, cwd) {
  const lines = [];
  const child = own(command[0], command.slice(1), { cwd, env: { ...process.env, CI: 'true' } });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => lines.push(text));
  const how = await child.exited;
  if (how !== 0) throw new Error(`${command.join(' ')} ended with ${how}:\n${lines.join('')}`);
}

/** Builds the servers of a commit in a folder of their own. Returns `backend` of that commit and a function that deletes it. */
export async function buildVersion(commit) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tiquete-version-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const archive = path.join(folder, 'version.tar');
    await run(['git', 'archive', '--format=tar', `--output=${archive}`, commit], root);
    await run(['tar', '-xf', archive, '-C', folder], folder);
    const { packageManager } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const install = ['install', '--frozen-lockfile', '--prefer-offline'];
    await run(['npx', '--yes', packageManager, ...install], folder);
    await run([process.execPath, 'shared/tooling/src/build.mjs', 'api'], folder);
    const backend = path.join(folder, 'backend');
    if (!existsSync(path.join(backend, 'api/dist/main.js')))
      throw new Error(`${commit} has no server.`);
    return { backend, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
