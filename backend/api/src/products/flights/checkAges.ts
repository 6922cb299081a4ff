import * as z from 'zod';
import { createAgeCheck, isNoAge } from '../../modules/sale';

const passengers = z.looseObject({
  passengers: z.looseObject({ children_ages: z.array(z.unknown()) }),
});

/** @throws AppError CHILD_AGE_REQUIRED */
export const checkAges = createAgeCheck((body) => {
  const index = passengers.safeParse(body).data?.passengers.children_ages.findIndex(isNoAge) ?? -1;
  return index >= 0 ? `/passengers/children_ages/${index}` : undefined;
});
