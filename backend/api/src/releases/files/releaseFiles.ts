import { join } from 'node:path';
import type { Published } from '../records/parseRecord';
import { ReleaseRefused, scriptsOnDisk } from '../records/readFolder';
import { addRelease, addShell } from './addFiles';

/** Files of releases that pages load. A file never changes and is never removed. */
export interface ReleaseFiles {
  /** Folder on this machine from which files are served: `shell/FILE` and `remotes/REMOTE/RELEASE/FILE`. */
  root: string;
  /** Downloads a file into the folder if it exists and is not there yet. */
  ensure(path: readonly string[]): Promise<void>;
  /** Adds the files of a folder that was read and checked. */
  add(folder: string, published: Published): Promise<void>;
  /** Reason why a release's files cannot be served; null when they are complete and unchanged. */
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

/** Difference between a release's folder and its record; null when there is none. */
export async function problemIn(folder: string, published: Published): Promise<string | null> {
  try {
    await scriptsOnDisk(folder, published);
    return null;
  } catch (error) {
    if (error instanceof ReleaseRefused) return error.message;
    throw error;
  }
}

/** The shell's releases share a folder: their file names contain hashes, and an unchanged file is stored once. */
export const servedFolder = (assetsDir: string, { kind, part, release }: Published): string =>
  kind === 'shell' ? join(assetsDir, 'shell') : join(assetsDir, 'remotes', part, release);
