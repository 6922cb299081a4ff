import type { BookingsUnderWay } from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import { AppError } from '../../lib/errors';
import type { ResolvedSession } from '../../requestTypes';
import { findUnfinishedBookings } from '../../bookings/repository';
import type { AccountParts } from '../accountParts';
import { anonymizeBookingsOf } from './anonymize';
import { provePassword } from '../passwords/proof';

export function createDeletion({
  db,
  clock,
  log,
  passwordCheck,
  mail,
  peopleCipher,
  personalDataSources,
}: AccountParts) {
  return {
    /**
     * Deletes the account and its data at once (Ley 1581 de 2012, arts. 8 and 15). Its finished bookings lose the account and all
     * contact data. It cancels nothing. @throws AppError PASSWORD_WRONG, BOOKINGS_UNDER_WAY, RATE_LIMITED, OVERLOADED
     */
    async deleteAccount(own: ResolvedSession, given: { password: string; ip: string }) {
      const user = await provePassword(passwordCheck, own, given);
      await db.withBrand(own.brandId, async (tx) => {
        // While the user's row is locked, the user can make no booking.
        await tx.query('select from users where brand = $1 and id = $2 for update', [
          own.brandId,
          user.id,
        ]);
        const bookings = await findUnfinishedBookings(tx, own.brandId, user.id, today(clock()));
        if (bookings.length > 0)
          throw new AppError('BOOKINGS_UNDER_WAY', {
            meta: { bookings } satisfies BookingsUnderWay,
          });
        await anonymizeBookingsOf(tx, peopleCipher, own.brandId, user.id, clock());
        for (const source of personalDataSources) await source.erase(tx, own.brandId, user.email);
        await mail.forget(tx, own.brandId, user.email, user.id);
        await tx.query('delete from users where brand = $1 and id = $2', [own.brandId, user.id]);
        await mail.enqueue(tx, {
          brand: own.brandId,
          to: user.email,
          template: 'account.deleted',
          data: { name: user.name },
        });
      });
      log.info({ brand: own.brandId, user: user.id }, 'account deleted');
    },
  };
}
