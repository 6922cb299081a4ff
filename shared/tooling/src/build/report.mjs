import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dist } from '../lib/paths.mjs';

const fileOf = (release) => path.join(dist, 'reports', `${release}.json`);

/** Writes the contents of a build for the budgets. The file is next to the builds and never served. */
export function writeReport(release, contents) {
  mkdirSync(path.dirname(fileOf(release)), { recursive: true });
  writeFileSync(fileOf(release), `${JSON.stringify({ release, contents }, null, 1)}\n`);
}

export const readReport = (release) =>
  existsSync(fileOf(release)) ? JSON.parse(readFileSync(fileOf(release), 'utf8')) : null;
