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

/** Minimum share of the brotli file that a delta must save. */
const WORTH = 0.25;

/** Files by role: `c.results.0a1b2c3d.js` has the role `c.results` in every release of its remote. */
const scriptsByRole = (folder) =>
  new Map(
    readdirSync(folder).flatMap((name) => {
      const [, role] = /^(.+)\.[0-9a-f]{8,}\.js$/.exec(name) ?? [];
      return role ? [[role, path.join(folder, name)]] : [];
    }),
  );

/**
 * Path of a delta, with the base64 of the request header: slashes in it become folders, because nginx cannot replace
 * characters.
 */
const deltaFile = (file, dictionary) =>
  path.join(`${file}.dcz`, sha256(dictionary).toString('base64'));

/** Written atomically, because the folder may be served already. */
function put(file, bytes) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}

/**
 * Writes next to every script of the release in `folder` its difference from the script of the same role in each release of
 * `olderFolders`. The scripts stay unchanged. Returns the sizes in bytes of the deltas and of the brotli files that they
 * replace.
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
