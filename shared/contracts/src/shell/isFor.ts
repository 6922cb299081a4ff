import type { Role } from '../constants';

/** Whether a menu entry or a route, of one role, of several or of none, is for who has the role `mine`. */
export const isFor = (
  role: Role | readonly Role[] | undefined,
  mine: Role | null | undefined,
): boolean => role === undefined || (Boolean(mine) && [role].flat().some((one) => one === mine));
