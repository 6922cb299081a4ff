import type { Misfit } from './gate/lineup';

/** Why nothing was done; programs read the code. */
export type RefusalCode =
  | 'UNKNOWN_RELEASE'
  | 'UNKNOWN_BRAND'
  | 'UNKNOWN_SET'
  | 'NOTHING_BEFORE'
  | 'NOTHING_TO_TRY'
  | 'CHANGED_MEANWHILE'
  | 'LOCKED'
  | 'NOT_LOCKED'
  | 'NOT_PINNED'
  | 'NOT_ALLOWED'
  | 'NO_KEY'
  | 'UNKNOWN_KEY'
  | 'BAD_SIGNATURE'
  | 'BAD_FOLDER'
  | 'FILES_MISSING'
  | 'UNREADABLE'
  | 'MISFIT'
  | 'OTHER_RECORD';

/** Something an operator asked for that is not done, with what to do instead. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    /** What does not fit, where that is the reason. */
    readonly misfits: readonly Misfit[] = [],
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
