import * as z from 'zod';
import { isKnownBody } from '../../lib/server/knownBodies';
import { refuse } from '../../lib/refuse';

const passengers = z.looseObject({
  passengers: z.looseObject({ children_ages: z.array(z.unknown()) }),
});

/** Tells a missing age from any other wrong format, before the schema does. @throws AppError CHILD_AGE_REQUIRED */
export function checkAges(body: unknown): void {
  if (body === undefined || isKnownBody(body)) return;
  const parsed = passengers.safeParse(body);
  const index = parsed.success
    ? parsed.data.passengers.children_ages.findIndex((age) => age === null || age === '')
    : -1;
  if (index >= 0) refuse('CHILD_AGE_REQUIRED', `/passengers/children_ages/${index}`);
}
