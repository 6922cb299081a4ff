import { DRAW_DEADLINES, type DrawHere, type DrawJobs, type DrawKind } from './jobs';
import { createDrawProcess, type DrawProcess, DrawingError } from './drawProcess';
import { outputSchemas } from './messages';
import { createTurns } from './turns';

/** Draws pictures of third parties in isolation from request handling. */
export interface Drawing {
  /**
   * `owner` is the owner of the picture. Owners take turns, and each has its own limits. @throws AppError for a picture that
   * its owner must change; DrawingError for one that took too much time or memory
   */
  draw<K extends DrawKind>(
    owner: string,
    kind: K,
    input: DrawJobs[K]['input'],
  ): Promise<DrawJobs[K]['output']>;
  close(): void;
}
export interface DrawingLimits {
  /** Processes running at the same time. */
  processes: number;
  /** Drawings of one owner running at the same time. */
  perOwner: number;
  /** Waiting drawings of one owner; a further one is rejected. */
  waitingPerOwner: number;
  /** Bytes of memory above which a drawing process ends itself. */
  memoryBytes: number;
}

/** Draws in this process without limits, for tests. */
export const drawingHere = (draw: DrawHere): Drawing => ({
  draw: (_, kind, input) => draw(kind, input),
  close: () => undefined,
});

/**
 * Draws in separate processes that run `script`. A process is killed at its drawing's deadline or at its memory limit. It
 * starts with the first drawing and ends when idle.
 */
export function createDrawing(
  script: URL,
  limits: DrawingLimits,
  deadlines: Record<DrawKind, number> = DRAW_DEADLINES,
): Drawing {
  const turns = createTurns(limits);
  const idle: DrawProcess[] = [];
  const all = new Set<DrawProcess>();
  let isClosed = false;
  const take = (): DrawProcess => {
    const free = idle.pop();
    if (free) return free;
    const process = createDrawProcess(script, limits.memoryBytes, () => {
      all.delete(process);
      const index = idle.indexOf(process);
      if (index >= 0) idle.splice(index, 1);
    });
    all.add(process);
    return process;
  };
  return {
    async draw(owner, kind, input) {
      const done = await turns.take(owner);
      try {
        if (isClosed) throw new DrawingError('closed');
        const process = take();
        const output = await process.draw({ kind, input }, deadlines[kind]).finally(() => {
          if (process.isUsable()) idle.push(process);
        });
        return outputSchemas[kind].parse(output);
      } finally {
        done();
      }
    },
    close() {
      isClosed = true;
      for (const process of all) process.kill();
    },
  };
}
