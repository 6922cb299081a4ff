import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filledEnvironment } from '../lib/environment.mjs';
import { root } from '../lib/paths.mjs';

const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/**
 * COMMIT of the environment, for builders without a history such as images; else the commit of the working tree, with `+`
 * when files have changed since; null without either.
 */
function commit() {
  const { COMMIT } = filledEnvironment();
  if (COMMIT) return COMMIT;
  const head = git('rev-parse', 'HEAD');
  return head && `${head}${git('status', '--porcelain') ? '+' : ''}`;
}

/** Origin of a release: its package's version, and the commit. */
export const madeFrom = (folder) => ({
  version: JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version,
  commit: commit(),
});
