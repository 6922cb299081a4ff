import type { SupplierAnswer } from './askSupplier';

/** One place per supplier, in their order; undefined while it is still asked. */
export type PartialAnswers = readonly (SupplierAnswer | undefined)[];
export interface Collecting {
  /** Milliseconds after the first good answer in which others join it: fewer parts, and no wait that a traveller feels. */
  togetherMs: number;
  /** Milliseconds after which there is a part in any case. */
  firstPartMs: number;
  /** Told of what there is while some suppliers are still asked; the next waits until it is done. */
  onPart(answers: PartialAnswers): Promise<void>;
}

/** Everybody's answer, and parts of it on the way. @throws what asking or `onPart` threw */
export async function collectAnswers(asking: readonly Promise<SupplierAnswer>[], { togetherMs, firstPartMs, onPart }: Collecting): Promise<SupplierAnswer[]> {
  const answers: (SupplierAnswer | undefined)[] = asking.map(() => undefined);
  let telling: Promise<void> = Promise.resolve();
  const tell = () => {
    const now = [...answers];
    telling = telling.then(() => onPart(now));
    telling.catch(() => undefined);
  };
  let timer = setTimeout(tell, firstPartMs);
  const take = async (one: Promise<SupplierAnswer>, index: number) => {
    const answer = await one;
    answers[index] = answer;
    if (answer.report.status !== 'ok' || !answers.includes(undefined)) return;
    clearTimeout(timer);
    timer = setTimeout(tell, togetherMs);
  };
  try {
    await Promise.all(asking.map(take));
  } finally {
    clearTimeout(timer);
  }
  await telling;
  return answers.filter((answer) => answer !== undefined);
}
