import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import * as z from 'zod';

const readSchema = z.object({ pages: z.number(), text: z.string(), fonts: z.array(z.string()) });
/** Text of a PDF (with runs of blanks as one), its number of pages and its typefaces. @throws Error of the reader */
export async function readPdf(bytes: Buffer): Promise<z.output<typeof readSchema>> {
  const thread = new Worker(join(__dirname, 'pdfReader.mjs'), { workerData: bytes });
  const [read] = await once(thread, 'message');
  return readSchema.parse(read);
}
