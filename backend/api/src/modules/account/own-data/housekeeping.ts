import { today } from '@tiquete/domain';
import type { AccountParts } from '../accountParts';
import { anonymizeDue } from './anonymize';

/** Days after which a registration that nobody confirmed is forgotten, and an ended link with it. */
const UNCONFIRMED_DAYS = 7;

/** Deletes what is not needed any more, of every brand; hourly. */
export const createHousekeeping =
  ({
    db,
    clock,
    peopleCipher,
    networks,
  }: Pick<AccountParts, 'db' | 'clock' | 'peopleCipher' | 'networks'>) =>
  async (): Promise<void> => {
    const before = new Date(clock().getTime() - UNCONFIRMED_DAYS * 86_400_000);
    await db.queryBrands('delete from account_links where expires_at < $1', [before]);
    await db.queryBrands(
      `delete from users u where email_verified_at is null and created_at < $1
       and not exists (select from account_links l where l.brand = u.brand and l.user_id = u.id and l.expires_at > $1)`,
      [before],
    );
    await networks.housekeep();
    await anonymizeDue(db, peopleCipher, today(clock()));
  };
