import * as z from 'zod';
import { brandSchema } from './brand';
import { mailedLinkSchema, remoteDescriptorSchema, roleSchema } from './remoteDescriptor';
import { settingValueSchema } from './setting';

/** A release as a page gets it: absolute paths. */
const bootReleaseSchema = z.object({
  release: z.string(),
  entry: z.string(),
  chunks: z.record(z.string(), z.array(z.string())),
  /** Whether its files are modules, which the document's import map lists in place of `integrity`. */
  isModule: z.literal(true).optional(),
  /** What the brand chose of its settings, with its defaults; absent for a release without settings. */
  settings: z.record(z.string(), settingValueSchema).optional(),
});
export const bootRemoteSchema = bootReleaseSchema.extend({
  id: z.string(),
  /**
   * Pages need neither the schema of settings, of which they get the values, nor what a brand's form says of mark-ups, nor links of a
   * product that is sold.
   */
  descriptor: remoteDescriptorSchema.omit({ settings: true, markUp: true, mailedLink: true }),
  /** The release before this one, tried when this one cannot be loaded. */
  fallback: bootReleaseSchema.nullable(),
});
export type BootRemote = z.infer<typeof bootRemoteSchema>;
/**
 * Releases of a remote that were current before, the newest first, for a page whose two newest do not run: each as its publisher
 * signed it, so that the browser need not take our word for what runs.
 */
export const earlierReleasesResponseSchema = z.object({
  data: z.array(
    z.object({
      /** The text of its `release.json`. */
      record: z.string(),
      /** Id of the publisher's key, one of the boot record's `publishers`. */
      key: z.string(),
      /** Ed25519 of `tiquete release record 1`, a line feed and the record, base64url. */
      signature: z.string(),
    }),
  ),
});
export type EarlierRelease = z.infer<typeof earlierReleasesResponseSchema>['data'][number];
export const remoteParamsSchema = z.object({ remote: remoteDescriptorSchema.shape.id.max(40) });

/** The JSON that the server writes into every document, in `<script type="application/json" id="boot">`. */
export const bootRecordSchema = z.object({
  appVersion: z.string(),
  /** Name of the exact set of releases that the document was made of. */
  set: z.string(),
  /** Signed: by it the page may tell, for a day, how its releases do (`POST releases/health`). */
  visit: z.string(),
  brand: brandSchema,
  currencies: z.array(z.object({ code: z.string(), label: z.string() })),
  languages: z.array(z.object({ code: z.string(), label: z.string() })),
  /** Origins that may embed `/components/searchs`; empty elsewhere. */
  embedded: z.boolean(),
  remotes: z.array(bootRemoteSchema),
  /** Absolute path → integrity, of the shell's and every listed remote's scripts. The script gate refuses the rest. */
  integrity: z.record(z.string(), z.string()),
  /** Keys by which a page may believe a release that its document does not list: raw public key as base64url, and the parts that each may release. */
  publishers: z.array(z.object({ id: z.string(), key: z.string(), parts: z.array(z.string()) })),
  /** Whose document this is: its remotes are the ones that this role may see. Null: a traveller's. */
  role: roleSchema.nullable(),
  /** Releases that a product team sees here in place of those for everybody, and until when (ISO 8601); null for travellers. */
  override: z
    .object({ releases: z.record(z.string(), z.string()), expires_at: z.iso.datetime() })
    .nullable(),
  /**
   * Names the preview where `brand` is one that somebody tries out: nothing is sold, counted or kept here. Calls of the api that
   * carry it (`x-preview`) are answered with the draft's prices and texts.
   */
  preview: z.string().optional(),
  /**
   * `keep`: the page keeps what it is made of for times without a network. `kept`: this document is what was kept. `off`: nothing is
   * kept, and what was is removed.
   */
  offline: z.enum(['keep', 'kept', 'off']),
  /** Of a document of an unknown address: what mails of a product link to that the brand sells no more. */
  endedLink: mailedLinkSchema.optional(),
  /** What maps are drawn from; absent where there is no network to bring it. */
  map: z
    .object({
      /** Address of a Mapbox Vector Tile in the layers of Protomaps' basemap, with `{z}`, `{x}` and `{y}`. */
      tiles: z.string(),
      /** The closest zoom that has tiles; closer views are drawn from these. */
      maxZoom: z.int(),
      /** Whose data they are, for the map to name them. */
      source: z.enum(['gshhg', 'openstreetmap']),
    })
    .optional(),
  /** Seconds between session refreshes; 0 turns polling off. */
  sessionPollSeconds: z.int(),
});
export type BootRecord = z.infer<typeof bootRecordSchema>;
