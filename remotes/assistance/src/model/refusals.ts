import type { Problem } from '@tiquete/platform';

/** Error codes that a retry of the same request would get again. */
const REFUSALS = [
  'AGE_LIMIT_EXCEEDED',
  'DATE_RANGE_INVALID',
  'DATE_IN_PAST',
  'ORIGIN_RESTRICTED',
  'TERRITORY_INVALID',
  'TOO_MANY_PASSENGERS',
];
export const isRefusal = ({ code }: Problem): boolean => REFUSALS.includes(code);
