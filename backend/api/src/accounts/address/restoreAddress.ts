import * as z from 'zod';
import type { Tx } from '../../db/database';
import { errorCode } from '../../lib/errorCode';
import { AppError } from '../../lib/errors';
import type { Mail } from '../../mail';
import { dropLinksSince, type Link } from '../links';
import { giveAddress } from './giveAddress';

const restoredSchema = z.object({ email: z.string() });
const UNIQUE_VIOLATION = '23505';

/**
 * Restores the account's old address and notifies the mailbox that had it meanwhile. Links of later changes end, so that a
 * thief's mailbox cannot restore itself; those of earlier changes stay. @throws AppError LINK_INVALID, EMAIL_IN_USE
 */
export async function restoreAddress(
  tx: Tx,
  mail: Mail,
  brandId: string,
  { user_id, data, created_at }: Link,
): Promise<void> {
  const { email } = restoredSchema.parse(data);
  const [before] = await tx.query<{ email: string; name: string }>(
    'select email, name from users where brand = $1 and id = $2 for update',
    [brandId, user_id],
  );
  if (!before) throw new AppError('LINK_INVALID');
  await giveAddress(tx, brandId, user_id, email).catch((error: unknown) => {
    throw errorCode(error) === UNIQUE_VIOLATION ? new AppError('EMAIL_IN_USE') : error;
  });
  await dropLinksSince(tx, brandId, user_id, 'RESTORE', created_at);
  await mail.enqueue(tx, {
    brand: brandId,
    to: before.email,
    userId: user_id,
    template: 'account.changed',
    data: { name: before.name, what: 'EMAIL_RESTORED' },
  });
}
