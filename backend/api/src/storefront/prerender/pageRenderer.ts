import { createDrawProcess, DrawingError, type DrawProcess } from '../../lib/drawing/drawProcess';
import { problemOf, type RenderedPage, renderedPageSchema, type RenderJob } from './renderJob';

const MEGABYTE = 1024 * 1024;
/**
 * Limits of the render process. A page takes about 30 ms, and the first one of a process half a second. On a busy machine it takes
 * longer, because requests have priority, and no visitor waits for it.
 */
export const RENDER_LIMITS = { memoryBytes: 700 * MEGABYTE, heapMb: 400, deadlineMs: 20_000 };

export interface PageRenderer {
  /** @throws DrawingError for a page that fails, takes too long, is too large or contains a script */
  render(job: RenderJob): Promise<RenderedPage>;
  close(): void;
}

/** Renders pages one at a time, in a process that runs `script`. It starts with the first page and ends when idle. */
export function createPageRenderer(script: URL, limits = RENDER_LIMITS): PageRenderer {
  let running: DrawProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function renderNow(job: RenderJob): Promise<RenderedPage> {
    if (isClosed) throw new DrawingError('closed');
    if (!running?.isUsable())
      running = createDrawProcess(script, limits.memoryBytes, () => undefined, limits.heapMb);
    const output = await running
      .draw({ kind: 'page', input: job }, limits.deadlineMs)
      .catch((error: unknown) => {
        throw isClosed ? new DrawingError('closed') : error;
      });
    const page = renderedPageSchema.parse(output);
    const problem = problemOf(page);
    if (problem) throw new DrawingError('failed', problem);
    return page;
  }
  return {
    render(job) {
      const mine = last.then(() => renderNow(job));
      last = mine.catch(() => undefined);
      return mine;
    },
    close() {
      isClosed = true;
      running?.kill();
    },
  };
}
