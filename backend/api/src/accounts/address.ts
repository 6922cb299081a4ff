import { EMAIL_RESTORE_DAYS } from '@tiquete/contracts';
import * as z from 'zod';
import type { Tx } from '../db/database';
import { AppError } from '../lib/errors';
import type { ResolvedSession } from '../requestTypes';
import type { Mail } from '../mail';
import { dropLinks, dropLinksSince, issueLink, type Link } from './links';
import { errorCode } from '../lib/errorCode';

const changeSchema = z.object({ email: z.string(), session: z.string() });
type AddressChange = z.infer<typeof changeSchema>;
/** Data of an EMAIL link: the new address, and the hash of the session that requested it. */
export const addressChange = (email: string, { tokenHash }: ResolvedSession): AddressChange => ({
  email,
  session: tokenHash,
});

interface Confirming {
  mail: Mail;
  brandId: string;
  /** The session in which the link was opened. */
  session: ResolvedSession | null;
  now: Date;
}
/**
 * Changes the account's address, but only in the session that requested it, so that a person who opens the link of another
 * account changes nothing. The old mailbox gets a link to undo it. @throws AppError LINK_INVALID, EMAIL_OTHER_SESSION
 */
export async function confirmAddress(
  tx: Tx,
  { user_id, data }: Link,
  { mail, brandId, session, now }: Confirming,
): Promise<void> {
  const change = changeSchema.safeParse(data).data;
  if (!change) throw new AppError('LINK_INVALID');
  if (session?.tokenHash !== change.session) throw new AppError('EMAIL_OTHER_SESSION');
  const [before] = await tx.query<{ email: string; name: string }>(
    'select email, name from users where brand = $1 and id = $2 for update',
    [brandId, user_id],
  );
  if (!before) throw new AppError('LINK_INVALID');
  await giveAddress(tx, brandId, user_id, change.email);
  await dropLinks(tx, brandId, user_id, ['EMAIL', 'RESET']);
  const url = await issueLink(tx, {
    brandId,
    userId: user_id,
    purpose: 'RESTORE',
    data: { email: before.email },
    now,
  });
  await mail.enqueue(tx, {
    brand: brandId,
    to: before.email,
    userId: user_id,
    template: 'account.moved',
    data: { name: before.name, url, days: EMAIL_RESTORE_DAYS },
  });
}

/**
 * Gives the user a new address. An unconfirmed registration of that address is deleted, because any visitor can start one.
 * @throws a unique violation when an account has the address
 */
export async function giveAddress(
  tx: Tx,
  brandId: string,
  userId: string,
  email: string,
): Promise<void> {
  await tx.query(
    'delete from users where brand = $1 and email = $2 and id <> $3 and email_verified_at is null',
    [brandId, email, userId],
  );
  await tx.query('update users set email = $3 where brand = $1 and id = $2', [
    brandId,
    userId,
    email,
  ]);
}

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
