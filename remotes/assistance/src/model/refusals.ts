import type { Problem } from '@tiquete/platform';

/** Refusals of what was asked for, which asking again does not change. */
const REFUSALS = [
  'AGE_LIMIT_EXCEEDED',
  'DATE_RANGE_INVALID',
  'DATE_IN_PAST',
  'ORIGIN_RESTRICTED',
  'TERRITORY_INVALID',
  'TOO_MANY_PASSENGERS',
];
export const isRefusal = ({ code }: Problem): boolean => REFUSALS.includes(code);
