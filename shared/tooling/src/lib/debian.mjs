import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './steps.mjs';

const runs = (command) =>
  spawnSync('sh', ['-c', `command -v ${command}`], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  }).status === 0;
const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const apt = (...args) =>
  spawnSync('/usr/bin/apt-get', args, {
    encoding: 'utf8',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/**
 * Installs missing programs by their Debian packages if possible. `wanted` is program → package. Returns the packages that
 * are missing and could not be installed.
 */
export function ensurePrograms(wanted) {
  const missing = () =>
    Object.entries(wanted)
      .filter(([program]) => !runs(program))
      .map(([, name]) => name);
  const lacking = missing();
  if (lacking.length === 0 || !canInstall()) return lacking;
  say(`Installing ${lacking.join(', ')}…`);
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...lacking);
  return missing();
}
