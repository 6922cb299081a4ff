import type { Loaded } from '../cache/createCache';
import { collectAnswers, type PartialAnswers, type Reported } from './collectAnswers';
import { packAnswer } from './readyAnswer';

/** Milliseconds after which an answer is sent, complete or not. */
export const MAX_WAIT_MS = 1500;
/** Milliseconds: suppliers this close together come as one part. */
export const TOGETHER_MS = 80;
/** Milliseconds after which a result that lacks something is asked for again. */
const PARTIAL_MS = 10_000;

export interface SearchTiming {
  supplierTimeoutMs: number;
  togetherMs: number;
  firstPartMs: number;
}
export interface AnsweringInParts<Given extends Reported, Answer extends object> {
  timing: Pick<SearchTiming, 'togetherMs' | 'firstPartMs'>;
  asking: readonly Promise<Given>[];
  /** The answer from what there is; called for each part and once at the end. */
  make(given: PartialAnswers<Given>): Answer | Promise<Answer>;
  /** Called with each packed answer in which a supplier is missing. */
  onPart(packed: Buffer): Promise<void>;
  /** Called with the last answer; false when it should be asked for again soon. */
  onLast(answer: Answer, given: readonly Given[]): boolean | Promise<boolean>;
}

/** One search: a packed answer for each part, and the last one. @throws AppError when no supplier answered */
export async function answerInParts<Given extends Reported, Answer extends object>({
  timing: { togetherMs, firstPartMs },
  asking,
  make,
  onPart,
  onLast,
}: AnsweringInParts<Given, Answer>): Promise<Loaded> {
  const given = await collectAnswers(asking, {
    togetherMs,
    firstPartMs,
    onPart: async (some) => onPart(await packAnswer(await make(some))),
  });
  const answer = await make(given);
  const bytes = await packAnswer(answer);
  return (await onLast(answer, given)) ? bytes : { bytes, freshMs: PARTIAL_MS };
}

/** The report of a supplier that has not answered yet; `started` by `performance.now()`. */
export const pendingReport = <Code extends string>(code: Code, started: number) => ({
  code,
  status: 'pending' as const,
  ms: Math.round(performance.now() - started),
});
