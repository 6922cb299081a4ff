import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** File that names the current build, among the shell's files. Only the document routes use it. */
export const NOT_SERVED = /^shell\.json$/;

/** Adds a release's folder to the served files, completely or not at all; an existing one stays unchanged. */
export async function addRelease(folder: string, served: string): Promise<void> {
  if (existsSync(served)) return;
  await mkdir(dirname(served), { recursive: true });
  await whole(served, (part) => cp(folder, part, { recursive: true }));
}

/** Adds the shell's files to those of its earlier builds, which open pages still request. Returns the number of new files. */
export async function addShell(folder: string, served: string): Promise<number> {
  await mkdir(served, { recursive: true });
  let added = 0;
  for (const name of await readdir(folder)) {
    const file = join(served, name);
    if (NOT_SERVED.test(name) || existsSync(file)) continue;
    await whole(file, (part) => cp(join(folder, name), part));
    added += 1;
  }
  return added;
}

/** Copies to another name first, so that a server never sees a partial folder. */
async function whole(target: string, copy: (part: string) => Promise<void>) {
  const part = join(dirname(target), `.${basename(target)}.${process.pid}`);
  try {
    await copy(part);
    await rename(part, target);
  } catch (error) {
    // Another process added it meanwhile.
    if (!existsSync(target)) throw error;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}
