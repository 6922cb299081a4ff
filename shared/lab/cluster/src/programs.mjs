import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const NOBODY = 65_534;
export const isRoot = () => process.getuid?.() === 0;

const versions = (root) =>
  existsSync(root)
    ? readdirSync(root)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(root, version, 'bin'))
    : [];

/** Path of a program, from PATH or the folders where Debian installs servers; null without it. */
export function findProgram(name) {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    '/usr/sbin',
    '/usr/local/sbin',
    ...versions('/usr/lib/postgresql'),
  ];
  return folders.map((folder) => path.join(folder, name)).find(existsSync) ?? null;
}

/** Path of a program. @throws Error naming Debian's package */
export function program(name, debianPackage) {
  const found = findProgram(name);
  if (!found) throw new Error(`${name} is not on this machine: install Debian's ${debianPackage}.`);
  return found;
}

/** The command as a user without rights, because PostgreSQL does not run as root. */
export const asNobody = (command) =>
  isRoot()
    ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', ...command]
    : command;
