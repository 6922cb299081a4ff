import type { Role } from '../constants';

/**
 * True when a menu entry or route for these roles is visible to a person with the role `mine`. Without roles it is visible
 * to all.
 */
export const isFor = (
  role: Role | readonly Role[] | undefined,
  mine: Role | null | undefined,
): boolean => role === undefined || (Boolean(mine) && [role].flat().some((one) => one === mine));
