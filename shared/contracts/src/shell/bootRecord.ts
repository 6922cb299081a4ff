import * as z from 'zod';
import { ROLES, TAB_ICONS } from '../constants';
import { brandSchema } from './brand';
import { moduleIdSchema } from './moduleId';

/** Whom a menu entry or a route is for; without one, everybody. Others get the page of an unknown address. */
const roleSchema = z.enum(ROLES);

/** `remote.json` of a remote: what shell and server must know before any code of it runs. */
export const remoteDescriptorSchema = z.object({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Semver range of the platform contract that the remote was written for. */
  contract: z.string(),
  /** Absent for a remote without a top tab. `activeOn` lists exact paths. */
  tab: z
    .object({
      id: moduleIdSchema,
      label: z.string(),
      path: z.string(),
      order: z.int(),
      icon: z.enum(TAB_ICONS),
      activeOn: z.array(z.string()),
    })
    .optional(),
  /** Entries of the user menu; `guest`: for visitors without a session, in header and footer instead. */
  menu: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      path: z.string(),
      order: z.int(),
      role: roleSchema.optional(),
      guest: z.literal(true).optional(),
    }),
  ),
  /**
   * Exact path → name of the page chunk. Title and description are Spanish; `{brand}` is replaced by the brand's name.
   * `data`: paths of answers that the page asks for as soon as it runs, by GET and the same for everybody; the document asks for them ahead.
   */
  routes: z.array(
    z.object({
      path: z.string(),
      page: z.string(),
      title: z.string(),
      description: z.string(),
      index: z.boolean(),
      session: z.boolean().optional(),
      role: roleSchema.optional(),
      data: z.array(z.string().regex(/^\/api\/[\w/-]+$/)).optional(),
    }),
  ),
  /** Slot → name of the chunk that fills it; `label` heads it where slots stand side by side. */
  slots: z.partialRecord(
    z.enum(['search-form', 'booking-card', 'booking-detail', 'booking-extra']),
    z.object({ chunk: z.string(), label: z.string() }),
  ),
  /** Name of its slice in the store. */
  slice: z.string(),
  /** Shape version of what it persists; null when it persists nothing. */
  persist: z.object({ schema: z.int() }).nullable(),
});
export type RemoteDescriptor = z.infer<typeof remoteDescriptorSchema>;

/** What a build publishes beside its files (`release.json`): paths are relative to the release's folder. */
export const releaseManifestSchema = z.object({
  /** `hotels_<hash>`: folder, container name, library and global at once. */
  release: z.string().regex(/^[a-z][a-z0-9_]*$/),
  remote: z.string(),
  descriptor: remoteDescriptorSchema,
  entry: z.string(),
  /** Chunk name → files it needs, in load order. */
  chunks: z.record(z.string(), z.array(z.string())),
  /** Shared id → range of it that the build consumes; builds of before did not say. */
  shared: z.record(z.string(), z.string()).default({}),
  /** File → sha384 integrity, every script of the release. */
  integrity: z.record(z.string(), z.string().startsWith('sha384-')),
  /** File → bytes, raw and brotli. */
  sizes: z.record(z.string(), z.object({ raw: z.int(), brotli: z.int() })),
});
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;

/** One remote as a page gets it: absolute paths. */
export const bootRemoteSchema = z.object({
  id: z.string(),
  release: z.string(),
  descriptor: remoteDescriptorSchema,
  entry: z.string(),
  chunks: z.record(z.string(), z.array(z.string())),
  /** The release before this one, tried when this one cannot be loaded. */
  fallback: z
    .object({
      release: z.string(),
      entry: z.string(),
      chunks: z.record(z.string(), z.array(z.string())),
    })
    .nullable(),
});
export type BootRemote = z.infer<typeof bootRemoteSchema>;
/** Releases of a remote that were current before, the newest first, for a page whose two newest do not run. */
export const earlierReleasesResponseSchema = z.object({
  data: z.array(
    z.object({
      release: z.string(),
      entry: z.string(),
      chunks: z.record(z.string(), z.array(z.string())),
      /** Absolute path → integrity of every script of the release. */
      integrity: z.record(z.string(), z.string()),
    }),
  ),
});
export type EarlierRelease = z.infer<typeof earlierReleasesResponseSchema>['data'][number];
export const remoteParamsSchema = z.object({ remote: remoteDescriptorSchema.shape.id.max(40) });

/** The JSON that the server writes into every document, in `<script type="application/json" id="boot">`. */
export const bootRecordSchema = z.object({
  appVersion: z.string(),
  brand: brandSchema,
  currencies: z.array(z.object({ code: z.string(), label: z.string() })),
  languages: z.array(z.object({ code: z.string(), label: z.string() })),
  /** Origins that may embed `/components/searchs`; empty elsewhere. */
  embedded: z.boolean(),
  remotes: z.array(bootRemoteSchema),
  /** Absolute path → integrity, of the shell's and every listed remote's scripts. The script gate refuses the rest. */
  integrity: z.record(z.string(), z.string()),
  /** Whose document this is: its remotes are the ones that this role may see. Null: a traveller's. */
  role: roleSchema.nullable(),
  /** Seconds between session refreshes; 0 turns polling off. */
  sessionPollSeconds: z.int(),
});
export type BootRecord = z.infer<typeof bootRecordSchema>;
