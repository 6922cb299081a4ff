import { refuse } from '../../lib/refuse';
import { isKnownBody } from '../../http/answers/knownBodies';

/** Whether a child's age is missing. */
export const isNoAge = (age: unknown): boolean => age === null || age === '';

/**
 * Reports a missing age before the schema reports a wrong format. `findMissing` returns the JSON pointer of the first one in a
 * body of any form. The check throws AppError CHILD_AGE_REQUIRED.
 */
export const createAgeCheck =
  (findMissing: (body: unknown) => string | undefined) =>
  (body: unknown): void => {
    if (body === undefined || isKnownBody(body)) return;
    const pointer = findMissing(body);
    if (pointer !== undefined) refuse('CHILD_AGE_REQUIRED', pointer);
  };
