import { AppError } from '../errors';
import { unsoldText } from '../unsoldCurrency';

/** Outcome of one source: its part of the answer and its report. */
export interface Reported {
  report: { code: string; status: 'ok' | 'timeout' | 'error' | 'pending' };
}
/** One item per source, in their order; undefined while the source has not answered. */
export type PartialAnswers<T> = readonly (T | undefined)[];
export interface Collecting<T> {
  /**
   * Milliseconds after the first good answer during which others join it, so that there are fewer partial results without a
   * noticeable wait.
   */
  togetherMs: number;
  /** Milliseconds after which partial results are sent in any case. */
  firstPartMs: number;
  /** Called with partial results while some suppliers have not answered; the next call waits for it. */
  onPart(answers: PartialAnswers<T>): Promise<void>;
}

/**
 * Answers of all sources, with partial results meanwhile. @throws the error of a source or of `onPart`; AppError when every
 * source failed
 */
export async function collectAnswers<T extends Reported>(
  asking: readonly Promise<T>[],
  { togetherMs, firstPartMs, onPart }: Collecting<T>,
): Promise<T[]> {
  const answers: (T | undefined)[] = asking.map(() => undefined);
  let telling: Promise<void> = Promise.resolve();
  const publishPart = () => {
    const now = [...answers];
    telling = telling.then(() => onPart(now));
    telling.catch(() => undefined);
  };
  let timer = setTimeout(publishPart, firstPartMs);
  const take = async (one: Promise<T>, index: number) => {
    const answer = await one;
    answers[index] = answer;
    if (answer.report.status !== 'ok' || !answers.includes(undefined)) return;
    clearTimeout(timer);
    timer = setTimeout(publishPart, togetherMs);
  };
  try {
    await Promise.all(asking.map(take));
  } finally {
    clearTimeout(timer);
  }
  await telling;
  const all = answers.filter((answer) => answer !== undefined);
  if (all.every(({ report }) => report.status !== 'ok')) throw nobodyAnswered(all);
  return all;
}

function nobodyAnswered(answers: readonly Reported[]): AppError {
  const hasTimedOut =
    answers.length > 0 && answers.every(({ report }) => report.status === 'timeout');
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
