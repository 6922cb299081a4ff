import * as z from 'zod';
import { NOTE_MAX } from '../limits';
import { brandDraftSchema, brandPlatformSchema, strictBrandDraftSchema } from '../shell/brand';
import { markUpFormSchema } from '../shell/markUps';
import { moduleIdSchema } from '../shell/moduleId';
import { remoteSettingsSchema } from '../shell/remoteSettings';
import { withoutControls } from '../shell/withoutControls';
import { brandHostRoutes } from './brandHosts';
import { brandPeopleRoutes } from './brandPeople';
import { brandSenderRoutes } from './brandSenders';
import { instant } from './operationsFields';

/** Files are larger than other bodies, because of legal texts and lists of hosts. */
const FILE_BYTES = 256 * 1024;
const fileSchema = strictBrandDraftSchema.meta({ id: 'BrandDraft' });
const numberSchema = z.int().positive();
const noteSchema = z.string().trim().max(NOTE_MAX).check(withoutControls);

const entrySchema = z.object({
  number: numberSchema,
  /** Number of times that a draft was saved. */
  revision: numberSchema,
  /** Version from which a draft started, and version that a revert restores. */
  based_on: numberSchema.nullable(),
  reverts: numberSchema.nullable(),
  saved_at: instant,
  /** An e-mail address, a user of the server, or `file`. */
  saved_by: z.string(),
  /** All people who saved a part of it. */
  edited_by: z.array(z.string()),
  /** Null for a draft. */
  published_at: instant.nullable(),
  published_by: z.string().nullable(),
  note: z.string().nullable(),
});
export type BrandVersionEntry = z.infer<typeof entrySchema>;
/** A stored version is shown even if it violates newer rules. */
const storedFileSchema = brandDraftSchema.meta({ id: 'StoredBrandDraft' });
const versionSchema = entrySchema.extend({ file: storedFileSchema });
export type ConsoleBrandVersion = z.infer<typeof versionSchema>;

/** The version that the editor sees. The api rejects a change of a newer one. @see BRAND_CHANGED */
const seenSchema = z.object({ number: numberSchema, revision: numberSchema });
export type SeenBrandVersion = z.infer<typeof seenSchema>;
/** `meta` of BRAND_CHANGED: the version saved meanwhile, and its author. */
export type BrandChange = { number: number; revision: number; saved_by: string; saved_at: string };

const paramsSchema = z.object({ brand: strictBrandDraftSchema.shape.id });
/** Settings of a remote, from the release that this brand runs. */
const publishedSettingsSchema = z.object({
  remote: z.string(),
  /** Product of the remote. Null for a remote without a tab. */
  product: z.string().nullable(),
  schema: remoteSettingsSchema,
});
export type PublishedSettings = z.infer<typeof publishedSettingsSchema>;
/** A product that the brand may sell, from the release of its remote that this brand runs. */
const brandProductSchema = z.object({
  id: moduleIdSchema,
  remote: z.string(),
  /** Label of its tab. */
  label: z.string(),
  /** Null when the product has no mark-ups. */
  mark_up: markUpFormSchema.nullable(),
});
export type BrandProduct = z.infer<typeof brandProductSchema>;
const stateSchema = z.object({
  id: z.string(),
  /** All products of the platform, in the order of their tabs. */
  products: z.array(brandProductSchema),
  /** In the order of the tabs. */
  settings: z.array(publishedSettingsSchema),
  /** Read-only fields that the platform sets. */
  platform: brandPlatformSchema,
  /** Published version. Null: never published. */
  published: versionSchema.nullable(),
  draft: versionSchema.nullable(),
});
export type ConsoleBrand = z.infer<typeof stateSchema>;
const stateResponseSchema = z.object({ data: stateSchema });
const brandsResponseSchema = z.object({
  data: z.object({
    brands: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        hosts: z.array(z.string()),
        /** Version numbers. Null when there is none. */
        published: numberSchema.nullable(),
        draft: numberSchema.nullable(),
      }),
    ),
    /** True when the reader may create a brand. */
    may_create: z.boolean(),
  }),
});
export type ConsoleBrands = z.infer<typeof brandsResponseSchema>['data'];
const versionsResponseSchema = z.object({ data: z.array(entrySchema) });
const comparisonQuerySchema = z.object({
  from: z.coerce.number().int().positive(),
  to: z.coerce.number().int().positive(),
});
const comparisonResponseSchema = z.object({
  data: z.object({
    from: numberSchema,
    to: numberSchema,
    /** A list counts as one field. An absent side has no value. */
    differences: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    /** Current definitions of the settings in `settings.…` of the brand. */
    settings: z.array(publishedSettingsSchema),
    products: z.array(brandProductSchema),
  }),
});
export type BrandComparison = z.infer<typeof comparisonResponseSchema>['data'];

const creationBodySchema = z
  .object({
    id: strictBrandDraftSchema.shape.id,
    name: z.string().trim().min(1).max(80).check(withoutControls),
    /** Id of the brand whose file is copied. */
    copy: strictBrandDraftSchema.shape.id,
    host: strictBrandDraftSchema.shape.hosts.element,
  })
  .meta({ id: 'BrandCreation' });
const draftBodySchema = z
  .object({ seen: seenSchema, file: fileSchema })
  .meta({ id: 'BrandSaving' });
const discardBodySchema = z.object({ seen: seenSchema }).meta({ id: 'BrandDiscarding' });
const publicationBodySchema = z
  .object({ seen: seenSchema, note: noteSchema.optional() })
  .meta({ id: 'BrandPublication' });
const reversionBodySchema = z
  .object({ seen: seenSchema, to: numberSchema, note: noteSchema.optional() })
  .meta({ id: 'BrandReversion' });

const previewBodySchema = z
  .object({
    /** Absent: the stored draft, or the published version. Viewers must omit it. */
    file: fileSchema.optional(),
    /** Path of the page to preview. */
    path: z.string().regex(/^\/[\w/-]{0,80}$/),
  })
  .meta({ id: 'BrandPreview' });
/** Maximum size of an uploaded picture before its conversion. Base64 is a third longer. */
const PICTURE_BYTES = 1024 * 1024;
const BASE64_LENGTH = Math.ceil(PICTURE_BYTES / 3) * 4;
const pictureBodySchema = z
  .object({
    kind: z.enum(['logo', 'favicon']),
    /** A PNG, JPEG, WebP or SVG. */
    content: z.base64().min(1).max(BASE64_LENGTH),
  })
  .meta({ id: 'BrandPicture' });
/** Maximum size of a hero photograph, which is uploaded as binary data. */
export const HERO_BYTES = 5 * 1024 * 1024;
const pictureResponseSchema = z.object({
  data: z.object({
    path: z.string(),
    /** Width divided by height. */
    ratio: z.number(),
  }),
});
const previewResponseSchema = z.object({
  data: z.object({ path: z.string(), expires_at: instant }),
});

/**
 * For the roles `brand-admin` and `viewer`, each for their own brands; other callers get NOT_FOUND. A viewer may read, and
 * preview stored versions; all other calls are FORBIDDEN. Each call is recorded with person and time.
 */
export const brandConsoleRoutes = {
  'GET console/brands': {
    summary: 'The brands that the reader administers or may look at',
    response: brandsResponseSchema,
  },
  'POST console/brands': {
    summary: 'Begins a brand as a draft, by a copy of another; for who administers every brand',
    body: creationBodySchema,
    response: stateResponseSchema,
  },
  'GET console/brands/:brand': {
    summary: 'What travellers see of a brand, and its draft',
    params: paramsSchema,
    response: stateResponseSchema,
  },
  'GET console/brands/:brand/versions': {
    summary: 'The last versions, the newest first',
    params: paramsSchema,
    response: versionsResponseSchema,
  },
  'GET console/brands/:brand/comparison': {
    summary: 'What differs between two versions, field by field',
    params: paramsSchema,
    query: comparisonQuerySchema,
    response: comparisonResponseSchema,
  },
  'PUT console/brands/:brand/draft': {
    summary: 'Saves the draft of the next version. Rejected if another draft was saved meanwhile',
    params: paramsSchema,
    body: draftBodySchema,
    bodyBytes: FILE_BYTES,
    response: stateResponseSchema,
  },
  'DELETE console/brands/:brand/draft': {
    summary: 'Throws the draft away',
    params: paramsSchema,
    body: discardBodySchema,
    response: stateResponseSchema,
  },
  'POST console/brands/:brand/previews': {
    summary:
      'Shows a file that need not be saved, or the draft, in pages for this session alone, for half an hour',
    params: paramsSchema,
    body: previewBodySchema,
    bodyBytes: FILE_BYTES,
    response: previewResponseSchema,
  },
  'POST console/brands/:brand/pictures': {
    summary: 'Stores an uploaded picture, encoded again, for use in drafts',
    params: paramsSchema,
    body: pictureBodySchema,
    bodyBytes: BASE64_LENGTH + 1024,
    response: pictureResponseSchema,
  },
  'POST console/brands/:brand/heroes': {
    summary:
      'Stores a photograph for the top of first pages, encoded again in three widths, for use in drafts; the body is the file (application/octet-stream)',
    params: paramsSchema,
    response: pictureResponseSchema,
  },
  'POST console/brands/:brand/publications': {
    summary: 'Makes the draft what travellers see; asks for a code of the last minutes',
    params: paramsSchema,
    body: publicationBodySchema,
    response: stateResponseSchema,
  },
  'POST console/brands/:brand/reversions': {
    summary: 'Publishes an earlier version again; asks for a code of the last minutes',
    params: paramsSchema,
    body: reversionBodySchema,
    response: stateResponseSchema,
  },
  ...brandHostRoutes,
  ...brandPeopleRoutes,
  ...brandSenderRoutes,
} as const;
