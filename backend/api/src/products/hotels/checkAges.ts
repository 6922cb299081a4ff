import * as z from 'zod';
import { isKnownBody } from '../../lib/server/knownBodies';
import { refuse } from '../../lib/refuse';

/** Children given as a number, or with a gap where an age should be. */
const rooms = z.looseObject({ rooms: z.array(z.looseObject({ childrens: z.unknown() })) });
const isAgeMissing = (childrens: unknown): boolean =>
  Array.isArray(childrens)
    ? childrens.some((age) => age === null || age === '')
    : typeof childrens === 'number' && childrens > 0;

/** Tells a missing age from any other wrong format, before the schema does. @throws AppError CHILD_AGE_REQUIRED */
export function checkAges(body: unknown): void {
  if (body === undefined || isKnownBody(body)) return;
  const parsed = rooms.safeParse(body);
  const room = parsed.success
    ? parsed.data.rooms.findIndex(({ childrens }) => isAgeMissing(childrens))
    : -1;
  if (room >= 0) refuse('CHILD_AGE_REQUIRED', `/rooms/${room}/childrens`);
}
