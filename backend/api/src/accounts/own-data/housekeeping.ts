import { today } from '@tiquete/domain';
import { runEach } from '../../lib/async/runEach';
import type { AccountParts } from '../accountParts';
import { anonymizeDue } from './anonymize';

/** Days after which unconfirmed registrations and expired links are deleted. */
const UNCONFIRMED_DAYS = 7;

/** Creates the hourly job that deletes expired data of accounts, of every brand. */
export const createHousekeeping =
  ({
    db,
    clock,
    peopleCipher,
    networks,
  }: Pick<AccountParts, 'db' | 'clock' | 'peopleCipher' | 'networks'>) =>
  (): Promise<void> => {
    const before = new Date(clock().getTime() - UNCONFIRMED_DAYS * 86_400_000);
    return runEach([
      () => db.queryBrands('delete from account_links where expires_at < $1', [before]),
      () =>
        db.queryBrands(
          `delete from users u where email_verified_at is null and created_at < $1
           and not exists (select from account_links l where l.brand = u.brand and l.user_id = u.id and l.expires_at > $1)`,
          [before],
        ),
      () => networks.housekeep(),
      () => anonymizeDue(db, peopleCipher, today(clock())),
    ]);
  };
