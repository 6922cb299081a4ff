import { DRAW_DEADLINES, type DrawHere, type DrawJobs, type DrawKind } from './jobs';
import { createDrawProcess, type DrawProcess, DrawingError } from './drawProcess';
import { outputSchemas } from './messages';
import { createTurns } from './turns';

/** Draws pictures that others gave us, apart from everything that answers callers. */
export interface Drawing {
  /**
   * `owner` is whose picture it is: owners take turns, and each has a bound of its own.
   * @throws AppError for a picture that its owner must change; DrawingError for one that took too long or too much memory
   */
  draw<K extends DrawKind>(
    owner: string,
    kind: K,
    input: DrawJobs[K]['input'],
  ): Promise<DrawJobs[K]['output']>;
  close(): void;
}
export interface DrawingLimits {
  /** Processes at the same time. */
  processes: number;
  /** Drawings of one owner at the same time. */
  perOwner: number;
  /** Drawings of one owner that wait; a further one is rejected. */
  waitingPerOwner: number;
  /** Bytes of memory at which a drawing process ends itself. */
  memoryBytes: number;
}

/** Draws in this process, for tests: nothing is bounded. */
export const drawingHere = (draw: DrawHere): Drawing => ({
  draw: (_, kind, input) => draw(kind, input),
  close: () => undefined,
});

/**
 * Draws in processes of their own (`script`), each of which is killed at the deadline of its drawing or at its limit of memory. A
 * process starts with the first drawing and ends when there has been none for a while.
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
