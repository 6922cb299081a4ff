import { AppError } from '../lib/errors';
import { findBooking, record } from '../bookings/repository';
import { actOnCase, type SeenCase } from '../bookings/cases';
import { type Checkout } from '../bookings';
import type { Operator } from './operatorsOnly';

/**
 * Makes pending queries of a booking due now: supplier, gateway and refunds. This changes nothing else, so it may be repeated.
 * @throws AppError NOT_FOUND, CASE_CHANGED
 */
export async function askAgain(
  checkout: Checkout,
  { brandId, id: actor }: Operator,
  bookingId: string,
  seen?: SeenCase,
): Promise<Date> {
  const { db, clock } = checkout.engine;
  if (!(await findBooking(db, brandId, bookingId))) throw new AppError('NOT_FOUND');
  const at = clock();
  await db.withBrand(brandId, async (tx) => {
    if (seen) await actOnCase(tx, brandId, seen, { at, actor, action: 'ASKED', bookingId });
    await checkout.askAgain(tx, brandId, bookingId, at);
    await record(tx, {
      brand: brandId,
      bookingId,
      at,
      code: 'OPERATOR_ASKED',
      data: { by: actor },
    });
  });
  return at;
}
