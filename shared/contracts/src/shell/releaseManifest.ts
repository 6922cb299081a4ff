import * as z from 'zod';
import budgets from './budgets.json';
import { remoteDescriptorSchema } from './remoteDescriptor';

/** What is released as a remote is, under its own id beside theirs. */
export const SHELL_PART = 'shell';
/** `hotels_<hash>`: folder, container name, library and global at once. */
export const releaseIdSchema = z.string().regex(/^[a-z][a-z0-9_]{0,79}$/);

const built = {
  release: releaseIdSchema,
  /** Version of its package; builds of before did not say. */
  version: z.string().max(40).default(''),
  /** What it was built from, with `+` when files had been changed since; null where that is not known. */
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
};

export const bundlerSchema = z.enum(['webpack', 'rspack', 'vite']);
export type Bundler = z.infer<typeof bundlerSchema>;

/** What a remote's build publishes beside its files (`release.json`): paths are relative to the release's folder. */
export const releaseManifestSchema = z.object({
  ...built,
  remote: z.string(),
  descriptor: remoteDescriptorSchema,
  /** Vite's are modules, which the browser loads and checks itself; the others' come through the script gate. */
  bundler: bundlerSchema.default('webpack'),
  entry: z.string(),
  /** Of a module, what it imports before it runs. */
  entryImports: z.array(z.string()).default([]),
  /** Schema of its slice → what a release of the schema before does not find when it comes back. */
  schemaNotes: z.record(z.string().regex(/^\d+$/), z.string().max(1000)).default({}),
  /** Shared id → range of it that the build consumes; builds of before did not say. */
  shared: z.record(z.string(), z.string()).default({}),
});
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;

/** What the shell's build publishes (`shell.json`). Its files stand beside those of its other releases: their names carry a hash. */
export const shellManifestSchema = z.object({
  ...built,
  /** Version of the platform contract that it offers to remotes. */
  contract: z.string(),
  /** Names of its own slices. */
  slices: z.array(z.string()),
  /** Scripts to start with, in load order. */
  entry: z.array(z.string()).min(1),
  /** Shared id → version that it offers. */
  shared: z.record(z.string(), z.string()),
});
export type ShellManifest = z.infer<typeof shellManifestSchema>;

/** Brotli bytes at most: of a remote's entry with what it imports, of its first page, and of what a route starts with, the shell included. */
export const RELEASE_BUDGETS: Readonly<{
  entry: Readonly<Record<Bundler, number>>;
  firstPage: number;
  route: number;
}> = budgets;
