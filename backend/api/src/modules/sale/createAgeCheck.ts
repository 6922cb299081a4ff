import { refuse } from '../../lib/refuse';
import { isKnownBody } from '../../lib/server/knownBodies';

/** Whether a child's age is missing. */
export const isNoAge = (age: unknown): boolean => age === null || age === '';

/**
 * Distinguishes a missing age from any other wrong format, before the schema does. `findMissing` gives the JSON pointer of the
 * first one in a body that may be of any form. The check throws AppError CHILD_AGE_REQUIRED.
 */
export const createAgeCheck =
  (findMissing: (body: unknown) => string | undefined) =>
  (body: unknown): void => {
    if (body === undefined || isKnownBody(body)) return;
    const pointer = findMissing(body);
    if (pointer !== undefined) refuse('CHILD_AGE_REQUIRED', pointer);
  };
