import type { FastifyBaseLogger } from 'fastify';

/** Runs work after the answer was sent, so that response times do not reveal which accounts exist. */
export function createBackground(log: FastifyBaseLogger) {
  const running = new Set<Promise<unknown>>();
  return {
    run(task: () => Promise<unknown>) {
      const started: Promise<unknown> = Promise.resolve()
        .then(task)
        .catch((error: unknown) => log.error({ err: error }, 'background work failed'))
        .finally(() => running.delete(started));
      running.add(started);
    },
    /** Resolves when all work started so far has ended. */
    settle: async (): Promise<void> => void (await Promise.all(running)),
  };
}
export type Background = ReturnType<typeof createBackground>;
