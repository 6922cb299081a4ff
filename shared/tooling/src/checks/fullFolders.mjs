import path from 'node:path';

/** Files of one folder that a reader still surveys; tests count, data, pictures and migrations do not. */
const MOST = 25;
const SOURCE = /\.(tsx?|[cm]?js)$/;

/** The folders that hold more source files than that, each with how many. */
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
