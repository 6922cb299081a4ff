import * as z from 'zod';
import { releaseManifestSchema } from '../shell/releaseManifest';
import { SUPPORT_CODE } from '../shell/supportCode';
import { idSchema, instant, reasonSchema } from './operationsFields';

const partSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{1,38}$/)
  .meta({ id: 'ReleasePart', description: 'A remote by its id, or `shell`' });
const releaseSchema = releaseManifestSchema.shape.release;
const supportCodeSchema = z.string().trim().toLowerCase().regex(SUPPORT_CODE);

/** Reports of visits: `failed` of `tried` had a failure. 75th percentiles: `lcp` and `inp` in ms, `cls` in thousandths. */
const figuresSchema = z.object({
  tried: z.int(),
  failed: z.int(),
  lcp: z.number().nullable(),
  inp: z.number().nullable(),
  cls: z.number().nullable(),
});
export type ReleaseFigures = z.infer<typeof figuresSchema>;
const canarySchema = z.object({
  release: z.string(),
  version: z.string(),
  /** Percentage of the visitors, between 0 and 100. */
  percent: z.number(),
  percent_since: instant,
  moved_by: z.string(),
  /** Set while its reports look forged. No further visitors get the canary until a person sets its share or ends it. */
  frozen: z.object({ at: instant, reason: z.string() }).nullable().default(null),
});
const cellSchema = z.object({
  part: z.string(),
  /** True when the brand has its own pointer, instead of the one for all brands. */
  is_own: z.boolean(),
  /** Null when the brand does not have this part. */
  release: z.string().nullable(),
  /** Rising number of the release within its part. Null without a release. */
  number: z.int().nullable().default(null),
  version: z.string(),
  commit: z.string().nullable(),
  /** Reason of the pin. Null without one. */
  pinned: z.string().nullable(),
  moved_at: instant,
  moved_by: z.string().nullable(),
  /** Reason why pages cannot load it. Null when they can. */
  problem: z.string().nullable(),
  canary: canarySchema.nullable(),
});
export type ReleaseCell = z.infer<typeof cellSchema>;
const rowSchema = z.object({
  /** Null: all brands without a pointer of their own. */
  brand: z.string().nullable(),
  set: z.string(),
  parts: z.array(cellSchema),
});
export type ReleaseRow = z.infer<typeof rowSchema>;
const lockSchema = z.object({
  /** Brand to which the lock applies. Null: every brand. */
  brand: z.string().nullable(),
  /** Part to which the lock applies. Null: every part. */
  part: z.string().nullable(),
  reason: z.string(),
  actor: z.string(),
  locked_at: instant,
});
export type ReleaseLock = z.infer<typeof lockSchema>;
const overrideSchema = z.object({
  /** Releases by part. */
  releases: z.record(z.string(), z.string()),
  expires_at: instant,
});
const matrixResponseSchema = z.object({
  data: z.object({
    at: instant,
    /** Parts that the reader may move; `*` means all. */
    may_move: z.array(z.string()),
    /** Brands that can be moved separately. */
    brands: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The row for all brands first, then brands with pointers of their own. */
    rows: z.array(rowSchema),
    locks: z.array(lockSchema),
    /** Override in the reader's own browser. Null without one. */
    override: overrideSchema.nullable(),
  }),
});
export type ReleaseMatrix = z.infer<typeof matrixResponseSchema>['data'];

const partParamsSchema = z.object({ part: partSchema });
const quarantineSchema = z.object({
  at: instant,
  by: z.string(),
  /** `rollback`, `halt` or `withdraw`. */
  action: z.string(),
  brand: z.string().nullable(),
  reason: z.string().nullable(),
});
const registeredSchema = z.object({
  release: z.string(),
  /** Rising number within the part. */
  number: z.int(),
  /** Notes of the publisher, or titles of commits. */
  notes: z.string().nullable(),
  version: z.string(),
  commit: z.string().nullable(),
  registered_at: instant,
  /** Publishers whose keys signed it. */
  publishers: z.array(z.string()),
  is_current: z.boolean(),
  brands: z.array(z.string()),
  /** Set while the release is in quarantine: it was halted or rolled back. */
  quarantine: quarantineSchema.nullable().default(null),
});
export type RegisteredRelease = z.infer<typeof registeredSchema>;
const partResponseSchema = z.object({
  data: z.object({
    at: instant,
    part: z.string(),
    /** Newest first, at most a hundred. */
    releases: z.array(registeredSchema),
    /** Health of current releases and canaries during the last day. */
    health: z.array(
      z.object({
        release: z.string(),
        figures: figuresSchema,
        /** Hours with reports, oldest first. */
        hours: z.array(z.object({ hour: instant, tried: z.int(), failed: z.int() })),
      }),
    ),
  }),
});
export type ReleasePart = z.infer<typeof partResponseSchema>['data'];

const historyQuerySchema = z.object({
  part: partSchema.optional(),
  brand: idSchema.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
const actSchema = z.object({
  id: z.int(),
  at: instant,
  actor: z.string(),
  action: z.string(),
  brand: z.string().nullable(),
  part: z.string().nullable(),
  release: z.string().nullable(),
  set_before: z.string().nullable(),
  set_after: z.string().nullable(),
  reason: z.string().nullable(),
  /** Figures on which the decision was based, if any. */
  figures: z.record(z.string(), z.unknown()).nullable(),
});
export type ReleaseAct = z.infer<typeof actSchema>;
const historyResponseSchema = z.object({ data: z.array(actSchema) });

const codeParamsSchema = z.object({ code: supportCodeSchema });
const codeResponseSchema = z.object({
  data: z.object({
    brand: z.string(),
    set: z.string(),
    releases: z.array(
      z.object({
        part: z.string(),
        release: z.string(),
        version: z.string(),
        /** True when it is in the release set of the brand's next page. */
        is_current: z.boolean(),
        /** Release of the set that did not start, so that the page used this one. Null otherwise. */
        in_place_of: z.string().nullable(),
      }),
    ),
  }),
});
export type SupportCodeReading = z.infer<typeof codeResponseSchema>['data'];

const moveFields = { part: partSchema, brand: idSchema.nullable(), reason: reasonSchema };
/** `from` is the release that the reader saw. If another person has moved the pointer since, nothing changes. */
const seenFields = { ...moveFields, from: releaseSchema.nullable() };
/** Reason to promote a release in quarantine. Without it, such a release is rejected. */
const despiteField = { despite: reasonSchema.optional() };
const moveBodySchema = z
  .discriminatedUnion('action', [
    z.object({
      action: z.literal('promote'),
      ...seenFields,
      ...despiteField,
      release: releaseSchema,
    }),
    z.object({
      action: z.literal('canary'),
      ...seenFields,
      ...despiteField,
      release: releaseSchema,
      percent: z.number().min(0.1).max(99),
    }),
    z.object({ action: z.literal('halt'), ...moveFields, release: releaseSchema }),
    /** `from`: the canary or the current release that it leaves. */
    z.object({ action: z.literal('rollback'), ...seenFields }),
    z.object({ action: z.literal('withdraw'), ...seenFields }),
    z.object({ action: z.literal('pin'), ...seenFields, brand: idSchema }),
    z.object({ action: z.literal('unpin'), ...moveFields, brand: idSchema }),
    z.object({ action: z.literal('lock'), ...moveFields }),
    z.object({ action: z.literal('unlock'), ...moveFields }),
  ])
  .meta({ id: 'ReleaseMove' });
export type ReleaseMove = z.infer<typeof moveBodySchema>;
const moveResponseSchema = z.object({
  data: z.object({
    moved: z.array(
      z.object({
        brand: z.string().nullable(),
        part: z.string(),
        from: z.string().nullable(),
        to: z.string().nullable(),
      }),
    ),
    /** Sentences about stored data in travellers' browsers that the older release cannot read. */
    lost: z.array(z.string()),
  }),
});

const overrideBodySchema = z
  .object({
    /** Part → release, alone or with a support code. */
    releases: z.record(partSchema, releaseSchema).optional(),
    /** Support code: shows the release set that a traveller had. */
    code: supportCodeSchema.optional(),
    minutes: z
      .int()
      .min(5)
      .max(8 * 60),
  })
  .refine(({ releases, code }) => code !== undefined || Object.keys(releases ?? {}).length > 0, {
    path: ['releases'],
  })
  .meta({ id: 'ReleaseOverride' });
const overrideResponseSchema = z.object({
  data: z.object({ override: overrideSchema.nullable() }),
});

/** For the role `product-team` only; other callers get NOT_FOUND. Each call is recorded with person and time. */
export const releaseConsoleRoutes = {
  'GET console/releases': {
    summary: 'What everybody has, and each brand with something of its own',
    response: matrixResponseSchema,
  },
  'GET console/releases/parts/:part': {
    summary: 'Releases of a part, and how those that are shown do',
    params: partParamsSchema,
    response: partResponseSchema,
  },
  'GET console/releases/history': {
    summary: 'Who did what, the newest first',
    query: historyQuerySchema,
    response: historyResponseSchema,
  },
  'GET console/releases/codes/:code': {
    summary: "What a traveller's page was made of, by the code in its footer",
    params: codeParamsSchema,
    response: codeResponseSchema,
  },
  'POST console/releases/moves': {
    summary: 'Moves releases; asks for a code of the last minutes',
    body: moveBodySchema,
    response: moveResponseSchema,
  },
  'PUT console/releases/override': {
    summary: "Shows registered releases in this browser's pages alone, for some minutes",
    body: overrideBodySchema,
    response: overrideResponseSchema,
  },
  'DELETE console/releases/override': {
    summary: 'Shows what everybody has again',
    response: overrideResponseSchema,
  },
} as const;
