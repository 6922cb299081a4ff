import { CONFIRM_LINK_HOURS } from '@tiquete/contracts';
import type { Tx } from '../../db/database';
import type { Mail } from '../../mail';
import type { UserRow } from '../sign-in/users';
import { issueLink } from '../links';

/**
 * Mails a link by which the mailbox's owner chooses name and password. It has no name in the greeting, because another person
 * may have requested it.
 */
export async function inviteToRegister(
  tx: Tx,
  mail: Mail,
  { id, brand, email }: Pick<UserRow, 'id' | 'brand' | 'email'>,
  now: Date,
): Promise<void> {
  const url = await issueLink(tx, { brandId: brand, userId: id, purpose: 'ACCOUNT', now });
  await mail.enqueue(tx, {
    brand,
    to: email,
    userId: id,
    template: 'account.confirm',
    data: { name: '', url, hours: CONFIRM_LINK_HOURS, purpose: 'REGISTRATION' },
  });
}
