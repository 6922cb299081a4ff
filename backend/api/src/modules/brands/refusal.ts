import type { FileProblem } from '../../lib/json-file/readJsonFile';

/** Why nothing was done; programs read the code. */
export type BrandRefusalCode =
  | 'UNKNOWN_BRAND'
  | 'KNOWN_BRAND'
  | 'UNKNOWN_VERSION'
  | 'NO_DRAFT'
  | 'NOT_PUBLISHED'
  | 'HOST_TAKEN'
  | 'HOST_UNVERIFIED'
  | 'UNKNOWN_HOST'
  | 'LAST_HOST'
  | 'DEFAULT_BRAND'
  | 'POLICY_VERSION_TAKEN'
  | 'BAD_FILE'
  | 'UNKNOWN_MERCHANT'
  | 'NOTHING_CHANGED'
  | 'CHANGED_MEANWHILE'
  | 'SECOND_PERSON_NEEDED'
  | 'SECOND_PERSON_NEW';

/** Something asked for a brand that is not done, with what to do instead. */
export class BrandRefusal extends Error {
  constructor(
    readonly code: BrandRefusalCode,
    message: string,
    /** What is wrong in a file or its fields, where that is the reason. */
    readonly problems: readonly Pick<FileProblem, 'field' | 'message'>[] = [],
  ) {
    super(message);
    this.name = 'BrandRefusal';
  }
}
