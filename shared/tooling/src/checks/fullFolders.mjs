import path from 'node:path';

/** Maximum source files of one folder. Tests count; data, pictures and migrations do not. */
const MOST = 25;
const SOURCE = /\.(tsx?|[cm]?js)$/;

/** Folders with more source files than the maximum, each with its number. */
export function fullFolders(names) {
  const counts = new Map();
  for (const name of names.filter((one) => SOURCE.test(one))) {
    const folder = path.posix.dirname(name);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST)
    .map(([folder, count]) => `${folder}: ${count} files, ${MOST} at most: split it by subject`);
}
