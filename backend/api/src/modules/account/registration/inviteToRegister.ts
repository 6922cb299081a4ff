import { CONFIRM_LINK_HOURS } from '@tiquete/contracts';
import type { Tx } from '../../../db/database';
import type { Mail } from '../../mail';
import type { UserRow } from '../../auth/users';
import { issueLink } from '../links';

/** Mails a link to write a registration with. Nothing of an earlier one is in it: a stranger may have made that, and chosen its name and password. */
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
