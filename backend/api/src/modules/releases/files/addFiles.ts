import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** What names the current build among the shell's files; it belongs to who answers documents. */
export const NOT_SERVED = /^shell\.json$/;

/** Puts a release's folder where pages load it from, whole or not at all; one that is there stays as it is. */
export async function addRelease(folder: string, served: string): Promise<void> {
  if (existsSync(served)) return;
  await mkdir(dirname(served), { recursive: true });
  await whole(served, (part) => cp(folder, part, { recursive: true }));
}

/** Adds the shell's files to those of its earlier builds, which open pages still ask for. Answers how many were new. */
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

/** Copies aside first: whoever serves the folder never sees half of it. */
async function whole(target: string, copy: (part: string) => Promise<void>) {
  const part = join(dirname(target), `.${basename(target)}.${process.pid}`);
  try {
    await copy(part);
    await rename(part, target);
  } catch (error) {
    // Somebody else put it there meanwhile.
    if (!existsSync(target)) throw error;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}
