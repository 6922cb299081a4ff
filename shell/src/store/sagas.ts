import type { SagaMiddleware, Task } from 'redux-saga';
import type { ErrorReport } from '@tiquete/platform';

type Saga = () => Generator;
export interface SagaOwner {
  module: string;
  release: string;
}
export interface SagaSupervisor {
  /** Runs a module's saga; stops the one that runs for the same module. */
  run: (owner: SagaOwner, saga: Saga) => void;
  stop: (module: string) => void;
}
const RESTARTS = 3;
const BACKOFF_MS = 1000;

/** One task per module. A saga that throws is reported and restarted after 1, 2 and 4 seconds, then not again. */
export function createSagaSupervisor(
  middleware: SagaMiddleware,
  report: (report: ErrorReport) => void,
  backoffMs = BACKOFF_MS,
): SagaSupervisor {
  const running = new Map<string, { task: Task; timer?: ReturnType<typeof setTimeout> }>();

  function start(owner: SagaOwner, saga: Saga, restarts: number) {
    const task = middleware.run(saga);
    const entry: { task: Task; timer?: ReturnType<typeof setTimeout> } = { task };
    running.set(owner.module, entry);
    task.toPromise().catch((error: unknown) => {
      report({ ...owner, message: `saga: ${String(error)}` });
      if (running.get(owner.module) !== entry || restarts >= RESTARTS) return;
      entry.timer = setTimeout(() => start(owner, saga, restarts + 1), backoffMs * 2 ** restarts);
    });
  }
  function stop(module: string) {
    const entry = running.get(module);
    if (!entry) return;
    running.delete(module);
    clearTimeout(entry.timer);
    entry.task.cancel();
  }
  return {
    run(owner, saga) {
      stop(owner.module);
      start(owner, saga, 0);
    },
    stop,
  };
}
