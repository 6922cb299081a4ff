import { today } from '@tiquete/domain';
import type { AccountParts } from '../accountParts';
import { anonymizeDue } from './anonymize';

/** Days after which a registration that nobody confirmed is forgotten, and an ended link with it. */
const UNCONFIRMED_DAYS = 7;

/** Deletes what is not needed any more; hourly, for one brand. */
export const createHousekeeping =
  ({ db, clock, peopleCipher }: Pick<AccountParts, 'db' | 'clock' | 'peopleCipher'>) =>
  (brandId: string): Promise<void> =>
    db.withBrand(brandId, async (tx) => {
      const before = new Date(clock().getTime() - UNCONFIRMED_DAYS * 86_400_000);
      await tx.query('delete from account_links where brand = $1 and expires_at < $2', [
        brandId,
        before,
      ]);
      await tx.query(
        `delete from users u where brand = $1 and email_verified_at is null and created_at < $2
         and not exists (select from account_links l where l.brand = u.brand and l.user_id = u.id and l.expires_at > $2)`,
        [brandId, before],
      );
      await anonymizeDue(tx, peopleCipher, brandId, today(clock()));
    });
