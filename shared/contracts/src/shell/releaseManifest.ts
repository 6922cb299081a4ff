import * as z from 'zod';
import budgets from './budgets.json';
import { remoteDescriptorSchema } from './remoteDescriptor';

/** The shell is released like a remote, under this id. */
export const SHELL_PART = 'shell';
/** For example `hotels_<hash>`: name of folder, container, library and global. */
export const releaseIdSchema = z.string().regex(/^[a-z][a-z0-9_]{0,79}$/);

const built = {
  release: releaseIdSchema,
  /** Version of its package. Empty in older builds. */
  version: z.string().max(40).default(''),
  /** Commit of the build, with `+` for uncommitted changes. Null when unknown. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,40}\+?$/)
    .nullable()
    .default(null),
  /** Chunk name → files it needs, in load order. */
  chunks: z.record(z.string(), z.array(z.string())),
  /** File → sha384 integrity, every script of the release. */
  integrity: z.record(z.string(), z.string().startsWith('sha384-')),
  /** File → bytes, raw and brotli. */
  sizes: z.record(z.string(), z.object({ raw: z.int(), brotli: z.int() })),
  /**
   * File with which the server renders the part's pages, and its sha384 hash. Browsers never load it. Missing in older builds
   * and in those of other bundlers: their pages start with a skeleton.
   */
  prerender: z
    .object({
      file: z.string().regex(/^[A-Za-z0-9_][A-Za-z0-9_.~-]*\.cjs$/),
      integrity: z.string(),
    })
    .optional(),
};

export const bundlerSchema = z.enum(['webpack', 'rspack', 'vite']);
export type Bundler = z.infer<typeof bundlerSchema>;

/** Record of a remote's build (`release.json`). Paths are relative to the release's folder. */
export const releaseManifestSchema = z.object({
  ...built,
  remote: z.string(),
  descriptor: remoteDescriptorSchema,
  /**
   * Releases of Vite are modules, which the browser loads and checks itself. Those of other bundlers load through the script
   * gate.
   */
  bundler: bundlerSchema.default('webpack'),
  entry: z.string(),
  /** Files that the entry of a module imports. */
  entryImports: z.array(z.string()).default([]),
  /** Schema of its slice → data that a release with the previous schema cannot read after a rollback. */
  schemaNotes: z.record(z.string().regex(/^\d+$/), z.string().max(1000)).default({}),
  /** Shared id → version range that the build needs. Empty in older builds. */
  shared: z.record(z.string(), z.string()).default({}),
});
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;

/** Record of the shell's build (`shell.json`). The files of all releases are in one folder; their names contain a hash. */
export const shellManifestSchema = z.object({
  ...built,
  /** Version of the platform contract for remotes. */
  contract: z.string(),
  /** Names of the shell's slices. */
  slices: z.array(z.string()),
  /** Start scripts in load order. */
  entry: z.array(z.string()).min(1),
  /** Shared id → version that the shell provides. */
  shared: z.record(z.string(), z.string()),
});
export type ShellManifest = z.infer<typeof shellManifestSchema>;

/**
 * Maximum Brotli bytes: a remote's entry with its imports, its first page, and all that a route loads at the start, the
 * shell included.
 */
export const RELEASE_BUDGETS: Readonly<{
  entry: Readonly<Record<Bundler, number>>;
  firstPage: number;
  route: number;
}> = budgets;
