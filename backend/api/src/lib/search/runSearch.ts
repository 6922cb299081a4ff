import type { Loaded } from '../cache/createCache';
import { collectAnswers, type PartialAnswers } from './collectAnswers';

/** Milliseconds after which an answer is sent, complete or not. */
export const MAX_WAIT_MS = 1500;
/** Milliseconds: answers of suppliers that arrive this close together form one part. */
export const TOGETHER_MS = 80;
/** Milliseconds after which an incomplete result is searched again. */
const PARTIAL_MS = 10_000;

export interface SearchTiming {
  supplierTimeoutMs: number;
  togetherMs: number;
  firstPartMs: number;
}
interface Report<Code extends string> {
  code: Code;
  status: 'ok' | 'timeout' | 'error' | 'pending';
  ms: number;
}
/** Partial or complete results of a search. */
export interface SearchPart<Given extends { report: unknown }> {
  /** Answers received so far, ordered by the suppliers' priority. */
  answers: Given[];
  /** Reports of all suppliers, in the same order. */
  reports: Given['report'][];
  /** Keys of the offers in earlier parts. */
  shown: ReadonlySet<string>;
}
/** An answer ready to be sent. */
export interface MadeAnswer {
  /** Bytes from `packAnswer`. */
  packed: Buffer;
  /** Keys of the offers in the answer. */
  keys: Iterable<string>;
}
export interface SearchSteps<
  Code extends string,
  Supplier extends { readonly code: Code },
  Count extends object,
  Given extends { report: Report<Code> & Count },
  Made extends MadeAnswer,
> {
  /** Suppliers ordered by priority. */
  suppliers: readonly Supplier[];
  timing: Pick<SearchTiming, 'togetherMs' | 'firstPartMs'>;
  /** Count reported for a supplier that has not answered yet. */
  nothingYet: Count;
  ask(supplier: Supplier): Promise<Given>;
  /** Called for each part and once at the end. */
  make(part: SearchPart<Given>): Promise<Made>;
  /** Called with each packed answer in which a supplier is missing. */
  onPart(packed: Buffer): Promise<void>;
  /** Called with the last answer. Returns false when the search should be repeated soon. */
  onLast(made: Made, given: readonly Given[]): boolean | Promise<boolean>;
}

/**
 * Searches every supplier once. Publishes a packed answer for each part and returns the last one. @throws AppError when no
 * supplier answered
 */
export async function runSearch<
  Code extends string,
  Supplier extends { readonly code: Code },
  Count extends object,
  Given extends { report: Report<Code> & Count },
  Made extends MadeAnswer,
>({
  suppliers,
  timing: { togetherMs, firstPartMs },
  nothingYet,
  ask,
  make,
  onPart,
  onLast,
}: SearchSteps<Code, Supplier, Count, Given, Made>): Promise<Loaded> {
  const started = performance.now();
  const shown = new Set<string>();
  const makePart = async (given: PartialAnswers<Given>): Promise<Made> => {
    const ms = Math.round(performance.now() - started);
    const made = await make({
      answers: given.filter((one) => one !== undefined),
      reports: suppliers.map(
        ({ code }, index) => given[index]?.report ?? { code, status: 'pending', ms, ...nothingYet },
      ),
      shown,
    });
    for (const key of made.keys) shown.add(key);
    return made;
  };
  const given = await collectAnswers(suppliers.map(ask), {
    togetherMs,
    firstPartMs,
    onPart: async (some) => onPart((await makePart(some)).packed),
  });
  const made = await makePart(given);
  return (await onLast(made, given)) ? made.packed : { bytes: made.packed, freshMs: PARTIAL_MS };
}
