import * as z from 'zod';
import { brandSchema } from './brand';
import { mailedLinkSchema, remoteDescriptorSchema, roleSchema } from './remoteDescriptor';
import { settingValueSchema } from './setting';

/** A release as the boot record lists it, with absolute paths. */
const bootReleaseSchema = z.object({
  release: z.string(),
  entry: z.string(),
  chunks: z.record(z.string(), z.array(z.string())),
  /** True when its files are modules. The import map of the document then replaces `integrity`. */
  isModule: z.literal(true).optional(),
  /** The brand's choices for its settings, with defaults. Absent for a release without settings. */
  settings: z.record(z.string(), settingValueSchema).optional(),
});
export const bootRemoteSchema = bootReleaseSchema.extend({
  id: z.string(),
  /**
   * Pages do not need the schema of settings, because they get the values, nor the form of mark-ups, nor links of a product
   * on sale.
   */
  descriptor: remoteDescriptorSchema.omit({ settings: true, markUp: true, mailedLink: true }),
  /** The previous release, used when this one cannot be loaded. */
  fallback: bootReleaseSchema.nullable(),
});
export type BootRemote = z.infer<typeof bootRemoteSchema>;
/**
 * Earlier current releases of a remote, newest first, for a page whose two newest do not run. Each has its publisher's
 * signature, so that the browser does not depend on our server's word.
 */
export const earlierReleasesResponseSchema = z.object({
  data: z.array(
    z.object({
      /** Text of its `release.json`. */
      record: z.string(),
      /** Id of the publisher's key in the boot record's `publishers`. */
      key: z.string(),
      /** Ed25519 signature of `tiquete release record 1`, a line feed and the record, base64url. */
      signature: z.string(),
    }),
  ),
});
export type EarlierRelease = z.infer<typeof earlierReleasesResponseSchema>['data'][number];
export const remoteParamsSchema = z.object({ remote: remoteDescriptorSchema.shape.id.max(40) });

/** The JSON that the server writes into every document, in `<script type="application/json" id="boot">`. */
export const bootRecordSchema = z.object({
  appVersion: z.string(),
  /** Name of the document's release set. */
  set: z.string(),
  /** Signed value with which the page may report the health of its releases for a day (`POST releases/health`). */
  visit: z.string(),
  brand: brandSchema,
  currencies: z.array(z.object({ code: z.string(), label: z.string() })),
  languages: z.array(z.object({ code: z.string(), label: z.string() })),
  /** Origins that may embed `/components/searchs`. Empty on other pages. */
  embedded: z.boolean(),
  remotes: z.array(bootRemoteSchema),
  /**
   * Absolute path → integrity, for the scripts of the shell and of every listed remote. The script gate rejects all others.
   */
  integrity: z.record(z.string(), z.string()),
  /**
   * Keys that sign releases outside the document's list: raw public key as base64url, and the parts that each may release.
   */
  publishers: z.array(z.object({ id: z.string(), key: z.string(), parts: z.array(z.string()) })),
  /** Role of the reader; `remotes` contains those that this role may see. Null: a traveller. */
  role: roleSchema.nullable(),
  /** Override releases for a member of the product team, and their expiry (ISO 8601). Null for travellers. */
  override: z
    .object({ releases: z.record(z.string(), z.string()), expires_at: z.iso.datetime() })
    .nullable(),
  /**
   * Name of the preview when `brand` is a draft: nothing is sold, counted or stored. Api calls with it (`x-preview`) use the
   * draft's prices and texts.
   */
  preview: z.string().optional(),
  /**
   * Offline copies. `keep`: the page stores its files for use without a network. `kept`: this document is a stored copy.
   * `off`: nothing is stored, and stored copies are removed.
   */
  offline: z.enum(['keep', 'kept', 'off']),
  /** In the document of an unknown address: text for links in e-mails about a product that the brand no longer sells. */
  endedLink: mailedLinkSchema.optional(),
  /** Map data. Absent in an installation without them. */
  map: z
    .object({
      /** Address of a Mapbox Vector Tile in the layers of Protomaps' basemap, with `{z}`, `{x}` and `{y}`. */
      tiles: z.string(),
      /** Highest zoom with tiles. Closer views enlarge them. */
      maxZoom: z.int(),
      /** Source of the data, which the map must name. */
      source: z.enum(['gshhg', 'openstreetmap']),
    })
    .optional(),
  /** Seconds between session refreshes; 0 turns polling off. */
  sessionPollSeconds: z.int(),
});
export type BootRecord = z.infer<typeof bootRecordSchema>;
