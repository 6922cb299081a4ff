import { AppError } from '../errors';
import { pluralize } from '../text/pluralize';

interface Bounds {
  processes: number;
  perOwner: number;
  waitingPerOwner: number;
}

/** Limits the number of concurrent drawings. Owners take turns, so that one with many drawings delays no other. */
export function createTurns({ processes, perOwner, waitingPerOwner }: Bounds) {
  /** Owners in the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let total = 0;
  const runningOf = (owner: string) => running.get(owner) ?? 0;
  const next = (): void => {
    for (const [owner, queue] of waiting) {
      if (total >= processes) return;
      if (runningOf(owner) >= perOwner) continue;
      const [go] = queue.splice(0, 1);
      // Moves the owner to the end of the queue.
      waiting.delete(owner);
      if (queue.length > 0) waiting.set(owner, queue);
      running.set(owner, runningOf(owner) + 1);
      total += 1;
      go?.();
    }
  };
  const giveBack = (owner: string): void => {
    total -= 1;
    if (runningOf(owner) <= 1) running.delete(owner);
    else running.set(owner, runningOf(owner) - 1);
    next();
  };
  return {
    /** Waits for a free place. The result releases it. @throws AppError OVERLOADED */
    take: (owner: string): Promise<() => void> =>
      new Promise((resolve, reject) => {
        const queue = waiting.get(owner) ?? [];
        if (queue.length >= waitingPerOwner) {
          reject(
            new AppError('OVERLOADED', {
              detail: `Ya hay ${pluralize(waitingPerOwner, 'imagen', 'imágenes')} en espera. Intenta de nuevo en unos segundos.`,
              headers: { 'retry-after': '5' },
            }),
          );
          return;
        }
        queue.push(() => {
          let isDone = false;
          resolve(() => {
            if (isDone) return;
            isDone = true;
            giveBack(owner);
          });
        });
        waiting.set(owner, queue);
        next();
      }),
  };
}
