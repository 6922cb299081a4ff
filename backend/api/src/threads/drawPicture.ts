import * as z from 'zod';
import { drawHere } from '../deps/drawHere';
import { bytesSchema, type DrawReply } from '../lib/drawing/messages';
import { limitProcess } from '../lib/drawing/limitProcess';
import { AppError } from '../lib/errors';
import { loadSharp } from '../lib/loadSharp';

limitProcess();

const bytes = bytesSchema;
const jobSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('picture'),
    input: z.object({ bytes, kind: z.enum(['logo', 'favicon']) }),
  }),
  z.object({ kind: z.literal('hero'), input: z.object({ bytes }) }),
  z.object({ kind: z.literal('icon'), input: z.object({ bytes, size: z.number() }) }),
  z.object({
    kind: z.literal('share'),
    input: z.object({ bytes, start: z.string(), end: z.string() }),
  }),
  z.object({
    kind: z.literal('photo'),
    input: z.object({
      bytes,
      width: z.number(),
      format: z.enum(['webp', 'avif']),
      effort: z.number().optional(),
    }),
  }),
]);
function draw(job: z.infer<typeof jobSchema>): Promise<unknown> {
  switch (job.kind) {
    case 'picture':
      return drawHere(job.kind, job.input);
    case 'hero':
      return drawHere(job.kind, job.input);
    case 'icon':
      return drawHere(job.kind, job.input);
    case 'share':
      return drawHere(job.kind, job.input);
    case 'photo':
      return drawHere(job.kind, job.input);
  }
}

async function answer(message: unknown): Promise<DrawReply> {
  try {
    return { kind: 'drawn', output: await draw(jobSchema.parse(message)) };
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', detail: error.message };
    return { kind: 'failed', problem: error instanceof Error ? error.message : 'unknown' };
  }
}
const say = (reply: DrawReply) => process.send?.(reply);
process.on('message', (message) => void answer(message).then(say));

const sharp = await loadSharp();
sharp.cache(false);
sharp.concurrency(1);
say({ kind: 'ready' });
