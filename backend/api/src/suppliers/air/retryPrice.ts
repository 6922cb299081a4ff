import { setTimeout as sleep } from 'node:timers/promises';
import { SupplierError } from '../../lib/http-client/supplierError';

const TRIES = 3;
/** Milliseconds after the first try during which a failed call is retried. The order itself needs the rest of the time. */
const RETRY_FOR_MS = 20_000;
const PAUSE_MS = 250;

/** Retries a call without effects when it fails. Returns undefined when the supplier rejects it or no answer comes. */
export async function retryPrice<T>(
  call: () => Promise<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  const until = performance.now() + RETRY_FOR_MS;
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const isRefused = error instanceof SupplierError && error.kind === 'rejected';
      if (isRefused || tries === TRIES || signal.aborted || performance.now() >= until)
        return undefined;
      await sleep(PAUSE_MS);
    }
  }
}
