import * as z from 'zod';
import { createAgeCheck, isNoAge } from '../../../bookings/prebook';

/** Children as a number, or with a missing age. */
const rooms = z.looseObject({ rooms: z.array(z.looseObject({ childrens: z.unknown() })) });
const isAgeMissing = (childrens: unknown): boolean =>
  Array.isArray(childrens)
    ? childrens.some(isNoAge)
    : typeof childrens === 'number' && childrens > 0;

/** @throws AppError CHILD_AGE_REQUIRED */
export const checkAges = createAgeCheck((body) => {
  const parsed = rooms.safeParse(body);
  const room = parsed.data?.rooms.findIndex(({ childrens }) => isAgeMissing(childrens)) ?? -1;
  return room >= 0 ? `/rooms/${room}/childrens` : undefined;
});
