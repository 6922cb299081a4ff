import type { SagaMiddleware, Task } from 'redux-saga';
import type { ErrorReport } from '@tiquete/platform';

type Saga = () => Generator;
export interface SagaOwner {
  module: string;
  release: string;
}
export interface SagaSupervisor {
  /** Runs a module's saga and stops the earlier saga of the same module. */
  run: (owner: SagaOwner, saga: Saga) => void;
  stop: (module: string) => void;
}
const RESTARTS = 3;
const BACKOFF_MS = 1000;
/** Milliseconds after which a restart no longer counts: a page may be open for days. */
const WINDOW_MS = 10 * 60_000;

export interface SupervisorOptions {
  backoffMs?: number;
  windowMs?: number;
  /** The module's saga failed again after its last restart and is stopped. */
  onStopped?: (owner: SagaOwner) => void;
}
/**
 * Runs one task per module. A saga that throws is reported and restarted after 1, 2 and 4 seconds. After a fourth failure
 * within ten minutes it is not restarted.
 */
export function createSagaSupervisor(
  middleware: SagaMiddleware,
  report: (report: ErrorReport) => void,
  { backoffMs = BACKOFF_MS, windowMs = WINDOW_MS, onStopped }: SupervisorOptions = {},
): SagaSupervisor {
  const running = new Map<string, { task: Task; timer?: ReturnType<typeof setTimeout> }>();

  /** `restarts` are the times of the restarts within the window, in milliseconds. */
  function start(owner: SagaOwner, saga: Saga, restarts: readonly number[]) {
    const task = middleware.run(saga);
    const entry: { task: Task; timer?: ReturnType<typeof setTimeout> } = { task };
    running.set(owner.module, entry);
    task.toPromise().catch((error: unknown) => {
      report({ ...owner, message: `saga: ${String(error)}` });
      if (running.get(owner.module) !== entry) return;
      const now = Date.now();
      const recent = restarts.filter((moment) => now - moment < windowMs);
      if (recent.length >= RESTARTS) return onStopped?.(owner);
      const restart = () => start(owner, saga, [...recent, now]);
      entry.timer = setTimeout(restart, backoffMs * 2 ** recent.length);
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
      start(owner, saga, []);
    },
    stop,
  };
}
