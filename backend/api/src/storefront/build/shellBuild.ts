import type { ShellManifest } from '@tiquete/contracts';

/**
 * The shell's scripts as absolute paths: those to start with, in load order, those of each chunk, and every script's
 * integrity.
 */
export interface ShellBuild {
  release: string;
  scripts: string[];
  chunks: Record<string, string[]>;
  integrity: Record<string, string>;
  /** File with which the server renders pages. */
  prerender?: ShellManifest['prerender'];
}

export const shellBuildOf = ({
  release,
  entry,
  chunks,
  integrity,
  prerender,
}: Pick<
  ShellManifest,
  'release' | 'entry' | 'chunks' | 'integrity' | 'prerender'
>): ShellBuild => ({
  release,
  scripts: entry.map(addressOf),
  chunks: Object.fromEntries(
    Object.entries(chunks).map(([chunk, files]) => [chunk, files.map(addressOf)]),
  ),
  integrity: Object.fromEntries(
    Object.entries(integrity).map(([file, hash]) => [addressOf(file), hash]),
  ),
  ...(prerender && { prerender }),
});

const addressOf = (file: string) => `/assets/shell/${file}`;
