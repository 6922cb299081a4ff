import { AppError } from '../errors';
import { unsoldText } from '../unsoldCurrency';

/** Milliseconds after which an answer is sent, complete or not. */
export const MAX_WAIT_MS = 1500;
/** Milliseconds: answers of suppliers that arrive this close together form one part. */
export const TOGETHER_MS = 80;

/** Outcome of one supplier: its part of the answer and its report. */
export interface Reported {
  report: { code: string; status: 'ok' | 'timeout' | 'error' | 'pending'; ms: number };
}
export interface PartTiming {
  /**
   * Milliseconds after the first good answer during which others join it, so that there are fewer partial results without a
   * noticeable wait.
   */
  togetherMs: number;
  /** Milliseconds after which partial results are sent in any case. */
  firstPartMs: number;
}
/** Partial or complete results of a search. */
export interface SearchPart<Answer extends Reported> {
  /** Answers received so far, ordered by the suppliers' priority. */
  answers: Answer[];
  /** Reports of all suppliers, in the same order. */
  reports: Answer['report'][];
  isLast: boolean;
}
/** A supplier's running part of a search. */
export interface RunningCall<Answer extends Reported> {
  answer: Promise<Answer>;
  /** Report while the supplier has not answered; its milliseconds are replaced. */
  pending: Answer['report'];
}

/**
 * Yields partial results while suppliers have not answered, and at last the results of all. Answers that arrive while a part
 * is used are in the next one. @throws the error of an answer; AppError when every supplier failed
 */
export async function* collectAnswers<Answer extends Reported>(
  calls: readonly RunningCall<Answer>[],
  { togetherMs, firstPartMs }: PartTiming,
): AsyncGenerator<SearchPart<Answer>> {
  const started = performance.now();
  const answers: (Answer | undefined)[] = calls.map(() => undefined);
  let ring = () => {};
  const nextRing = () => new Promise<false>((resolve) => (ring = () => resolve(false)));
  let partIsDue = nextRing();
  let timer = setTimeout(() => ring(), firstPartMs);
  const take = async ({ answer }: RunningCall<Answer>, index: number) => {
    const arrived = await answer;
    answers[index] = arrived;
    if (arrived.report.status !== 'ok' || !answers.includes(undefined)) return;
    clearTimeout(timer);
    timer = setTimeout(() => ring(), togetherMs);
  };
  const toPart = (isLast: boolean): SearchPart<Answer> => {
    const ms = Math.round(performance.now() - started);
    return {
      answers: answers.filter((answer) => answer !== undefined),
      reports: calls.map(({ pending }, index) => answers[index]?.report ?? { ...pending, ms }),
      isLast,
    };
  };
  const all = Promise.all(calls.map(take)).then(() => true);
  try {
    while (!(await Promise.race([all, partIsDue]))) {
      partIsDue = nextRing();
      yield toPart(false);
    }
  } finally {
    clearTimeout(timer);
    all.catch(() => undefined);
  }
  const last = toPart(true);
  if (last.reports.every(({ status }) => status !== 'ok')) throw allFailed(last.reports);
  yield last;
}

function allFailed(reports: readonly Reported['report'][]): AppError {
  const hasTimedOut = reports.length > 0 && reports.every(({ status }) => status === 'timeout');
  return new AppError(hasTimedOut ? 'SUPPLIER_TIMEOUT' : 'SUPPLIER_UNAVAILABLE');
}

/**
 * A warning for each source that failed, under the product's titles; `detail` names the source. Before the first answer there
 * is one warning that none has arrived yet.
 */
export function toWarnings(
  reports: readonly Reported['report'][],
  titles: Record<'SUPPLIER_TIMEOUT' | 'SUPPLIER_ERROR' | 'STILL_SEARCHING', string>,
) {
  const isPending = reports.some(({ status }) => status === 'pending');
  const isEmpty = reports.every(({ status }) => status !== 'ok');
  const failed = reports.flatMap(({ status, code: detail }) => {
    if (status === 'ok' || status === 'pending') return [];
    const code = status === 'timeout' ? 'SUPPLIER_TIMEOUT' : 'SUPPLIER_ERROR';
    return [{ code, title: titles[code], detail }];
  });
  return isPending && isEmpty
    ? [{ code: 'STILL_SEARCHING', title: titles.STILL_SEARCHING }, ...failed]
    : failed;
}

/** One warning for all currencies of offers that are not sold now; `detail` names them. */
export function unsoldWarning(currencies: readonly string[]) {
  const unsold = [...new Set(currencies)].sort();
  if (unsold.length === 0) return [];
  return [{ code: 'CURRENCY_NOT_SOLD', title: unsoldText(unsold), detail: unsold.join(',') }];
}
