import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { deltaOf, sha256 } from './delta.mjs';

/** A delta that saves less than this share of the brotli sibling is not worth a file. */
const WORTH = 0.25;

/** Role → file: `c.results.0a1b2c3d.js` is `c.results` in every release of its remote. */
const scriptsByRole = (folder) =>
  new Map(
    readdirSync(folder).flatMap((name) => {
      const [, role] = /^(.+)\.[0-9a-f]{8,}\.js$/.exec(name) ?? [];
      return role ? [[role, path.join(folder, name)]] : [];
    }),
  );

/** Whoever serves finds a delta by the header's own base64, whose slashes make folders: nginx can replace nothing. */
const deltaFile = (file, dictionary) =>
  path.join(`${file}.dcz`, sha256(dictionary).toString('base64'));

/** In one step: the folder may be served already. */
function put(file, bytes) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

/**
 * Writes beside every script of the release in `folder` what a browser needs that has the script of the same role of a release
 * in `olderFolders`. The scripts themselves stay as they are. Answers, in bytes, what the deltas weigh and the brotli siblings they stand for.
 */
export async function writeDeltas(folder, olderFolders) {
  const sum = { files: 0, bytes: 0, brotli: 0 };
  const scripts = existsSync(folder) ? scriptsByRole(folder) : new Map();
  for (const older of olderFolders.filter((each) => each !== folder && existsSync(each))) {
    for (const [role, oldFile] of scriptsByRole(older)) {
      const file = scripts.get(role);
      if (!file) continue;
      const dictionary = readFileSync(oldFile);
      const target = deltaFile(file, dictionary);
      const brotli = statSync(`${file}.br`).size;
      if (!existsSync(target)) {
        const delta = await deltaOf(readFileSync(file), dictionary);
        if (delta.length > brotli * (1 - WORTH)) continue;
        put(target, delta);
      }
      sum.files += 1;
      sum.bytes += statSync(target).size;
      sum.brotli += brotli;
    }
  }
  return sum;
}
