import { delay, toProblem, type SagaGenerator } from '@tiquete/platform';

/** Another tab is at the same booking, or its supplier is holding it: the answer will be ours. Milliseconds. */
const ASK_AGAIN_MS = 1500;
const ASK_AGAIN_TIMES = 12;
const SOON = ['IN_PROGRESS', 'HOLD_PENDING'];

/** Asks again while the answer is on its way elsewhere. @throws what `ask` throws. */
export function* untilReady<T>(ask: () => SagaGenerator<T>): SagaGenerator<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return yield* ask();
    } catch (error) {
      if (!SOON.includes(toProblem(error).code) || turn === ASK_AGAIN_TIMES) throw error;
    }
    yield* delay(ASK_AGAIN_MS);
  }
}
