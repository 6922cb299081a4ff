import * as z from 'zod';
import type { Tx } from '../../../db/database';
import { errorCode } from '../../../lib/errorCode';
import { AppError } from '../../../lib/errors';
import type { AccountParts } from '../accountParts';
import { dropLinks, type Link, takeLink } from '../links';
import { pendingRegistrationSchema, recordConsent } from './pendingRegistration';

export interface Confirmation {
  /** @throws AppError LINK_INVALID, RATE_LIMITED */
  confirm(brandId: string, token: string, ip: string): Promise<'ACCOUNT' | 'EMAIL'>;
}
const newAddressSchema = z.object({ email: z.string() });
const UNIQUE_VIOLATION = '23505';

export function createConfirmation({ db, clock, log, mail, limits }: AccountParts): Confirmation {
  const confirmAccount = async (tx: Tx, brandId: string, { user_id, data }: Link) => {
    const pending = pendingRegistrationSchema.parse(data);
    const confirmed = await tx.query(
      'update users set email_verified_at = $3, name = $4, password_hash = $5 where brand = $1 and id = $2 and email_verified_at is null returning id',
      [brandId, user_id, clock(), pending.name, pending.passwordHash],
    );
    if (confirmed.length === 0) throw new AppError('LINK_INVALID');
    await recordConsent(tx, brandId, user_id, pending);
    await dropLinks(tx, brandId, user_id, ['ACCOUNT', 'RESET']);
  };
  const confirmAddress = async (tx: Tx, brandId: string, { user_id, data }: Link) => {
    const { email } = newAddressSchema.parse(data);
    const [before] = await tx.query<{ email: string; name: string }>(
      'select email, name from users where brand = $1 and id = $2 for update',
      [brandId, user_id],
    );
    if (!before) throw new AppError('LINK_INVALID');
    await tx.query('update users set email = $3 where brand = $1 and id = $2', [
      brandId,
      user_id,
      email,
    ]);
    await dropLinks(tx, brandId, user_id, ['EMAIL', 'RESET']);
    await mail.enqueue(tx, {
      brand: brandId,
      to: before.email,
      userId: user_id,
      template: 'account.changed',
      data: { name: before.name, what: 'EMAIL' },
    });
  };
  return {
    async confirm(brandId, token, ip) {
      await limits.take('links', brandId, ip);
      const purpose = await db
        .withBrand(brandId, async (tx) => {
          const link = await takeLink(tx, brandId, token, ['ACCOUNT', 'EMAIL'], clock());
          if (!link) throw new AppError('LINK_INVALID');
          await (link.purpose === 'EMAIL' ? confirmAddress : confirmAccount)(tx, brandId, link);
          log.info(
            { brand: brandId, user: link.user_id, purpose: link.purpose },
            'address confirmed',
          );
          return link.purpose === 'EMAIL' ? ('EMAIL' as const) : ('ACCOUNT' as const);
        })
        .catch((error: unknown) => {
          // Somebody got an account with the new address meanwhile.
          throw errorCode(error) === UNIQUE_VIOLATION ? new AppError('LINK_INVALID') : error;
        });
      await limits.undo('links', brandId, ip);
      return purpose;
    },
  };
}
