import * as z from 'zod';
import { controlSchema } from './server/controls';

const replicaSchema = z.object({
  /**
   * Start of the fast clock of replicas and sandbox in milliseconds since 1970. It runs `speed` times as fast as real time.
   */
  start: z.int(),
  speed: z.int().min(1),
  control: controlSchema.nullable(),
  /** Folder through which replicas share search results. */
  cacheDir: z.string(),
  /** File that lists delivered mails. */
  mailFile: z.string(),
});
export type ReplicaOptions = z.output<typeof replicaSchema>;

const runSchema = replicaSchema.omit({ cacheDir: true, mailFile: true }).extend({
  seed: z.string(),
  checkouts: z.int().min(1),
  ports: z.tuple([z.int(), z.int(), z.int()]),
  folder: z.string(),
  rootDir: z.string(),
  databaseUrl: z.string().nullable(),
  sandbox: z.object({
    url: z.string(),
    payments: z.object({ url: z.string(), pageOrigin: z.string() }),
  }),
});
export type RunOptions = z.output<typeof runSchema>;

export const readReplicaOptions = (text: string | undefined): ReplicaOptions =>
  replicaSchema.parse(JSON.parse(text ?? ''));
export const readRunOptions = (text: string | undefined): RunOptions =>
  runSchema.parse(JSON.parse(text ?? ''));
