import { join } from 'node:path';
import type { Published } from '../records/parseRecord';
import { ReleaseRefused, scriptsOnDisk } from '../records/readFolder';
import { addRelease, addShell } from './addFiles';

/** Where pages load the files of releases from. What is there never changes and is never taken away. */
export interface ReleaseFiles {
  /** Folder of this machine that files are served from: `shell/FILE` and `remotes/REMOTE/RELEASE/FILE`. */
  root: string;
  /** Brings a file into the folder, if there is such a file and it is not there yet. */
  ensure(path: readonly string[]): Promise<void>;
  /** Adds the files of a folder that was read and checked. */
  add(folder: string, published: Published): Promise<void>;
  /** Why a release's files cannot be served; null when they are there as they were built. */
  problem(published: Published): Promise<string | null>;
  close(): void;
}

/** Folders of this machine, or of a volume that static hosts serve. */
export function createLocalFiles(assetsDir: string): ReleaseFiles {
  return {
    root: assetsDir,
    ensure: async () => undefined,
    async add(folder, published) {
      const served = servedFolder(assetsDir, published);
      if (published.kind === 'shell') await addShell(folder, served);
      else await addRelease(folder, served);
    },
    problem: (published) => problemIn(servedFolder(assetsDir, published), published),
    close: () => undefined,
  };
}

/** What a release's folder lacks of its record; null when nothing. */
export async function problemIn(folder: string, published: Published): Promise<string | null> {
  try {
    await scriptsOnDisk(folder, published);
    return null;
  } catch (error) {
    if (error instanceof ReleaseRefused) return error.message;
    throw error;
  }
}

/** The shell's releases share a folder: their files carry hashes in their names, and what did not change is one file. */
export const servedFolder = (assetsDir: string, { kind, part, release }: Published): string =>
  kind === 'shell' ? join(assetsDir, 'shell') : join(assetsDir, 'remotes', part, release);
