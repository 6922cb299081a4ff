import { spawnSync } from 'node:child_process';
import { root } from '../lib/paths.mjs';

const MOST = 20;

/**
 * Titles of the commits that changed `parts` or the libraries since their current releases, the newest first, one line each.
 * `commits` has the commit of each part's current release. Null without a history or without a change.
 */
export function commitTitles(parts, commits) {
  const known = parts.flatMap((part) => commits.get(part)?.replace(/\+$/, '') ?? []);
  if (known.length < parts.length) return null;
  const folders = [...parts.map((part) => (part === 'shell' ? part : `remotes/${part}`)), 'shared'];
  const { status, stdout } = spawnSync(
    'git',
    [
      'log',
      '--format=%s',
      `-${MOST}`,
      'HEAD',
      ...known.map((each) => `^${each}`),
      '--',
      ...folders,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  return status === 0 && stdout.trim() ? stdout.trim() : null;
}
