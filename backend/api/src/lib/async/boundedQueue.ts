import { AppError } from '../errors';

/** Runs at most `width` tasks at once and lets `depth` more wait. @throws AppError OVERLOADED when the queue is full. */
export function createBoundedQueue(
  width: number,
  depth: number,
): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= width) {
      if (waiting.length >= depth)
        throw new AppError('OVERLOADED', { headers: { 'retry-after': '2' } });
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
