import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const shellManifestSchema = z.object({
  entry: z.array(z.string()).min(1),
  chunks: z.record(z.string(), z.array(z.string())).default({}),
  integrity: z.record(z.string(), z.string().startsWith('sha384-')),
});

/** The shell's scripts as absolute paths: those to start with, in load order, those of each chunk, and every script's integrity. */
export interface ShellBuild {
  scripts: string[];
  chunks: Record<string, string[]>;
  integrity: Record<string, string>;
}

/** Reads `shell/shell.json` of the builds, anew when it has been replaced. @throws Error when there is no build. */
export function createShellBuildReader(assetsDir: string): () => Promise<ShellBuild> {
  const path = join(assetsDir, 'shell', 'shell.json');
  let kept: { modified: number; build: ShellBuild } | null = null;
  return async () => {
    const { mtimeMs } = await stat(path);
    if (kept?.modified === mtimeMs) return kept.build;
    const { entry, chunks, integrity } = shellManifestSchema.parse(
      JSON.parse(await readFile(path, 'utf8')),
    );
    const build = {
      scripts: entry.map(addressOf),
      chunks: Object.fromEntries(
        Object.entries(chunks).map(([chunk, files]) => [chunk, files.map(addressOf)]),
      ),
      integrity: Object.fromEntries(
        Object.entries(integrity).map(([file, hash]) => [addressOf(file), hash]),
      ),
    };
    kept = { modified: mtimeMs, build };
    return build;
  };
}

const addressOf = (file: string) => `/assets/shell/${file}`;
