import type { FastifyBaseLogger } from 'fastify';

/** Work that an answer does not wait for, so that response times do not reveal who has an account. */
export interface Background {
  run(task: () => Promise<unknown>): void;
  /** Everything begun so far is over. */
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
