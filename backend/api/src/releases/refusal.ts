import type { Incompatibility } from './gate/combination';

/** Reason of a rejection; programs read the code. */
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
  | 'PINNED'
  | 'QUARANTINED'
  | 'NOT_ALLOWED'
  | 'NO_KEY'
  | 'UNKNOWN_KEY'
  | 'BAD_SIGNATURE'
  | 'BAD_FOLDER'
  | 'FILES_MISSING'
  | 'UNREADABLE'
  | 'MISFIT'
  | 'OTHER_RECORD'
  | 'BUSY';

/** A rejected request of an operator, with the way to correct it. */
export class ReleaseRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string,
    /** Incompatibilities, if these are the reason. */
    readonly incompatibilities: readonly Incompatibility[] = [],
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
