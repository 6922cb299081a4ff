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
  | 'BAD_SETTING'
  | 'BAD_MARK_UP'
  | 'UNKNOWN_MERCHANT'
  | 'NO_SENDER'
  | 'NOTHING_CHANGED'
  | 'CHANGED_MEANWHILE'
  | 'SECOND_PERSON_NEEDED'
  | 'SECOND_PERSON_NEW';

/** `said`: what a person reads at the field, where the code alone does not tell it. */
type FieldRefusal = Pick<FileProblem, 'field' | 'message'> & { said?: string };

/** Something asked for a brand that is not done, with what to do instead. */
export class BrandRefusal extends Error {
  constructor(
    readonly code: BrandRefusalCode,
    message: string,
    /** What is wrong in a file or its fields, where that is the reason. */
    readonly problems: readonly FieldRefusal[] = [],
  ) {
    super(message);
    this.name = 'BrandRefusal';
  }
}
