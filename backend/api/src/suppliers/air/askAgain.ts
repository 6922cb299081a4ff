import { setTimeout as sleep } from 'node:timers/promises';
import { SupplierError } from '../../lib/http/supplierError';

const TRIES = 3;
/** Milliseconds from the first try after which there are no more retries: the order itself needs its time. */
const RETRY_FOR_MS = 20_000;
const PAUSE_MS = 250;

/** The answer to a call without effects, which is retried when it fails; undefined when it is refused or never comes. */
export async function askAgain<T>(
  ask: () => Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  const until = performance.now() + RETRY_FOR_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const isRefused = error instanceof SupplierError && error.kind === 'rejected';
      if (isRefused || tries === TRIES || signal.aborted || performance.now() >= until)
        return undefined;
      await sleep(PAUSE_MS);
    }
  }
}
