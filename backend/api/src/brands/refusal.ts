import type { FileProblem } from '../lib/readJsonFile';

/** Code of a rejection, which programs read. */
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

/** A mistake at a field. `said` is the message for people, when the code alone is not enough. */
type FieldRefusal = Pick<FileProblem, 'field' | 'message'> & { said?: string };

/** A rejected action on a brand, with the way to correct it. */
export class BrandRefusal extends Error {
  constructor(
    readonly code: BrandRefusalCode,
    message: string,
    /** Mistakes in a file or its fields, if these are the reason. */
    readonly problems: readonly FieldRefusal[] = [],
  ) {
    super(message);
    this.name = 'BrandRefusal';
  }
}
