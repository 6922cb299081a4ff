import type { Loaded } from '../cache/createCache';
import { collectAnswers, type PartialAnswers } from './collectAnswers';

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
interface Report<Code extends string> {
  code: Code;
  status: 'ok' | 'timeout' | 'error' | 'pending';
  ms: number;
}
/** What there is of a search. */
export interface SearchPart<Given extends { report: unknown }> {
  /** Of the suppliers that have answered, in their order of trust. */
  answers: Given[];
  /** Of every supplier, in the same order. */
  reports: Given['report'][];
  /** Keys of what the parts before this one have shown. */
  shown: ReadonlySet<string>;
}
/** An answer that is ready to be sent. */
export interface MadeAnswer {
  /** By `packAnswer`. */
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
  /** In their order of trust. */
  suppliers: readonly Supplier[];
  timing: Pick<SearchTiming, 'togetherMs' | 'firstPartMs'>;
  /** What the report of a supplier that is still asked counts. */
  nothingYet: Count;
  ask(supplier: Supplier): Promise<Given>;
  /** Called for each part and once at the end. */
  make(part: SearchPart<Given>): Promise<Made>;
  /** Called with each packed answer in which a supplier is missing. */
  onPart(packed: Buffer): Promise<void>;
  /** Called with the last answer; false when it should be asked for again soon. */
  onLast(made: Made, given: readonly Given[]): boolean | Promise<boolean>;
}

/** Asks every supplier once: a packed answer for each part, and the last one. @throws AppError when no supplier answered */
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
