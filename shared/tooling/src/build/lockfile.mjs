import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

/** Reads `pnpm-lock.yaml` (format 9): the packages of each folder of the workspace, and the dependencies of each package. */
export const readLockfile = (root) => load(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8'));

/** Key of a package in the lockfile's `snapshots`; the version of an alias is the whole key. */
const keyOf = (lockfile, name, version) =>
  version in lockfile.snapshots ? version : `${name}@${version}`;

/**
 * The part of the lockfile that a build depends on: a sorted line with version and checksum for each direct and indirect
 * dependency of its folders. `starts` is folder → names of the dependencies to follow, or null for all production
 * dependencies. Folders of the workspace are not followed: name them if their packages count.
 */
export function lockedPackages(lockfile, starts) {
  const lines = new Map();
  const visit = (name, version) => {
    if (version.startsWith('link:')) return;
    const key = keyOf(lockfile, name, version);
    if (lines.has(key)) return;
    const { dependencies = {}, optionalDependencies = {} } = lockfile.snapshots[key] ?? {};
    const { resolution } = lockfile.packages[key.replace(/\(.*$/, '')] ?? {};
    lines.set(key, `${key} ${resolution?.integrity ?? ''}`);
    for (const [inner, found] of Object.entries({ ...dependencies, ...optionalDependencies }))
      visit(inner, found);
  };
  for (const [folder, names] of Object.entries(starts)) {
    const { dependencies = {}, optionalDependencies = {} } = lockfile.importers[folder] ?? {};
    for (const [name, { version }] of Object.entries({ ...dependencies, ...optionalDependencies }))
      if (!names || names.includes(name)) visit(name, version);
  }
  return [...lines.values()].sort();
}
