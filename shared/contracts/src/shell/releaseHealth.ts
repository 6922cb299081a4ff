import * as z from 'zod';
import { releaseIdSchema } from './releaseManifest';

/**
 * What a visit tells of a release, each once: that it was asked for, that it failed (and how), and the web vitals while it was
 * on screen: `lcp` and `inp` in milliseconds, `cls` in thousandths.
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
  /** Of web vitals. */
  value: z.int().min(0).max(600_000).optional(),
});
export type HealthEvent = z.infer<typeof healthEventSchema>;

export const releaseHealthBodySchema = z.object({
  /** The boot record's. */
  visit: z.string().max(200),
  events: z.array(healthEventSchema).min(1).max(60),
});
export const releaseHealthResponseSchema = z.object({
  /** How many of the events were new, and so count. */
  data: z.object({ counted: z.int() }),
});
/** Name of the set that this browser's next page gets. */
export const releaseSetResponseSchema = z.object({ data: z.object({ set: z.string() }) });
