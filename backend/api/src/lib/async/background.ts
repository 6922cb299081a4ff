import type { FastifyBaseLogger } from 'fastify';

/** Runs work after the answer was sent, so that response times do not reveal which accounts exist. */
export interface Background {
  run(task: () => Promise<unknown>): void;
  /** Resolves when all work started so far has ended. */
  settle(): Promise<void>;
}

export function createBackground(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<unknown>>();
  return {
    run(task) {
      const started: Promise<unknown> = Promise.resolve()
        .then(task)
        .catch((error: unknown) => log.error({ err: error }, 'background work failed'))
        .finally(() => running.delete(started));
      running.add(started);
    },
    settle: async () => void (await Promise.all(running)),
  };
}
