import * as z from 'zod';
import { isLatinName, normalizeName, PERSON_NAME, PERSON_NAME_MAX } from './personName';

/** A given name or surname in any script, normalized before validation. */
export const personNameSchema = z
  .string()
  .overwrite(normalizeName)
  .min(1)
  .max(PERSON_NAME_MAX)
  .regex(PERSON_NAME);
/** A given name or surname for suppliers, in Latin letters. The message is `notLatin` for other letters. */
export const travelNameSchema = personNameSchema.refine(isLatinName, { message: 'notLatin' });
