import { setTimeout as wait } from 'node:timers/promises';

const ATTEMPTS = 100;
const PAUSE_MS = 300;

/**
 * Resolves when the server at `url` is ready. On a busy machine its probe may miss its short deadline a few times.
 * @throws Error when it never is
 */
export async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if ((await fetch(`${url}/readyz`)).ok) return;
    await wait(PAUSE_MS);
  }
  throw new Error(`${url} is never ready`);
}
