export interface PollRule<T> {
  /** More of this answer is still to come. */
  isPending: (answer: T) => boolean;
  /** Milliseconds between an answer and the next question. */
  pauseMs: number;
  /** Milliseconds from the first answer after which the last one has to do. */
  forMs: number;
}
/** The answers to one question, which is asked again while something is pending; `ask` gets the answer before. @throws what `ask` throws. */
export async function* poll<T>(
  ask: (known?: T) => Promise<T>,
  { isPending, pauseMs, forMs }: PollRule<T>,
  signal?: AbortSignal,
): AsyncGenerator<T, void, undefined> {
  let answer = await ask();
  const until = Date.now() + forMs;
  yield answer;
  while (isPending(answer) && Date.now() < until) {
    await new Promise((over) => setTimeout(over, pauseMs));
    if (signal?.aborted) return;
    answer = await ask(answer);
    yield answer;
  }
}
