import * as z from 'zod';
import { releaseIdSchema } from './releaseManifest';

/**
 * Reports of a visit about a release, each at most once: that it was requested, that it failed and how, and the web vitals:
 * `lcp` and `inp` in milliseconds, `cls` in thousandths.
 */
export const HEALTH_METRICS = [
  'tried',
  'failed',
  'load-failed',
  'render-failed',
  'lcp',
  'inp',
  'cls',
] as const;
export type HealthMetric = (typeof HEALTH_METRICS)[number];

const healthEventSchema = z.object({
  remote: z.string().regex(/^[a-z][a-z0-9-]{0,40}$/),
  release: releaseIdSchema,
  metric: z.enum(HEALTH_METRICS),
  /** Value of a web vital. */
  value: z.int().min(0).max(600_000).optional(),
});
export type HealthEvent = z.infer<typeof healthEventSchema>;

export const releaseHealthBodySchema = z.object({
  /** `visit` of the boot record. */
  visit: z.string().max(200),
  events: z.array(healthEventSchema).min(1).max(60),
});
export const releaseHealthResponseSchema = z.object({
  /** Number of new events, which were counted. */
  data: z.object({ counted: z.int() }),
});
/** Name of the release set for this browser's next page. */
export const releaseSetResponseSchema = z.object({ data: z.object({ set: z.string() }) });
