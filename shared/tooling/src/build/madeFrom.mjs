import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filledEnvironment } from '../lib/environment.mjs';
import { root } from '../lib/paths.mjs';

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** COMMIT where the builder has no history, as an image has none; null where nobody knows. `+`: files had been changed since. */
function commit() {
  const { COMMIT } = filledEnvironment();
  if (COMMIT) return COMMIT;
  const head = git('rev-parse', 'HEAD');
  return head && `${head}${git('status', '--porcelain') ? '+' : ''}`;
}

/** What a release is a build of: its package's version, and the commit. */
export const madeFrom = (folder) => ({
  version: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version,
  commit: commit(),
});
