import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import type { Background } from '../../lib/async/background';
import type { Counters } from '../../lib/counters/rule';
import type { AddressLabel } from '../../lib/privacy/createAddressLabel';
import type { Mail } from '../mail';
import { accountDayKey, NOTICE_A_DAY } from './limits';
import type { Users } from './users';

interface Parts {
  db: Database;
  users: Users;
  counters: Counters;
  mail: Mail;
  clock: () => Date;
  background: Background;
  log: FastifyBaseLogger;
  labelOf: AddressLabel;
}

/** Tells the owner, once a day, that somebody keeps trying passwords. Nobody waits for it: an unknown address answers as fast. */
export const createDayNotice =
  ({ db, users, counters, mail, clock, background, log, labelOf }: Parts) =>
  (brandId: string, email: string): void =>
    background.run(async () => {
      log.warn(
        { brand: brandId, account: labelOf(brandId, email) },
        'more than 100 failed sign-ins in a day',
      );
      const taken = await counters.take(
        brandId,
        [{ key: `notice:${accountDayKey(email)}`, limit: NOTICE_A_DAY }],
        clock(),
      );
      const user = taken.isAllowed ? await users.byEmail(brandId, email) : undefined;
      if (!user?.emailVerifiedAt) return;
      await db.withBrand(brandId, (tx) =>
        mail.enqueue(tx, {
          brand: brandId,
          to: user.email,
          userId: user.id,
          template: 'account.locked',
          data: { name: user.name, url: '/forgot_password' },
        }),
      );
    });
