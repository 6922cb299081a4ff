import type { FastifyBaseLogger } from 'fastify';
import type { Database, Tx } from '../../db/database';
import type { Background } from '../../lib/async/background';
import type { Counters } from '../../lib/counters/rule';
import type { AddressLabel } from '../../lib/privacy/createAddressLabel';
import { BEFORE_NOTICE, NOTICE_A_DAY, noticeKey } from './limits';
import { normalizeEmail, type UserRow, type Users } from './users';
import type { Mail } from '../../mail';

/** Queues a notice within a transaction. */
interface NoticeMail {
  enqueue(
    tx: Tx,
    notice: {
      brand: string;
      to: string;
      userId: string;
      template: 'account.locked';
      data: { name: string; url: string; guessed: Guessed };
    },
  ): Promise<unknown>;
}
interface Parts {
  db: Database;
  users: Users;
  counters: Counters;
  mail: NoticeMail;
  clock: () => Date;
  background: Background;
  log: FastifyBaseLogger;
  labelOf: AddressLabel;
}
export type Guessed = 'PASSWORD' | 'CODE';
/** Counts wrong password guesses at an account. The holder gets a mail after the fifth in a day, at most one a day. */
export type GuessNotice = (brandId: string, email: string, guessed: Guessed) => void;

/** Counts guesses in the background, so that unknown addresses are answered as fast as known ones. */
export const createGuessNotice =
  ({ db, users, counters, mail, clock, background, log, labelOf }: Parts): GuessNotice =>
  (brandId, email, guessed) =>
    background.run(async () => {
      const address = normalizeEmail(email);
      const isWithin = async (name: string, limit: typeof NOTICE_A_DAY) => {
        const takes = [{ key: `${name}:${noticeKey(guessed, address)}`, limit }];
        return (await counters.take(brandId, takes, clock())).isAllowed;
      };
      if (await isWithin('failed', BEFORE_NOTICE)) return;
      if (!(await isWithin('notice', NOTICE_A_DAY))) return;
      log.warn(
        { brand: brandId, account: labelOf(brandId, address), guessed },
        'five wrong guesses at an account in a day',
      );
      const user = await users.byEmail(brandId, address);
      if (!user?.emailVerifiedAt) return;
      await db.withBrand(brandId, (tx) =>
        mail.enqueue(tx, {
          brand: brandId,
          to: user.email,
          userId: user.id,
          template: 'account.locked',
          data: { name: user.name, url: '/forgot_password', guessed },
        }),
      );
    });

interface DeviceNoticeParts {
  db: Database;
  mail: Mail;
  clock: () => Date;
  background: Background;
}
/** Notifies the holder of a sign-in on a device that was unknown to the account. */
export type DeviceNotice = (user: UserRow, device: string) => void;

export const createDeviceNotice =
  ({ db, mail, clock, background }: DeviceNoticeParts): DeviceNotice =>
  ({ id, brand, email, name }, device) => {
    const at = clock().toISOString();
    background.run(() =>
      db.withBrand(brand, (tx) =>
        mail.enqueue(tx, {
          brand,
          to: email,
          userId: id,
          template: 'account.device',
          data: { name, at, device, url: '/forgot_password' },
        }),
      ),
    );
  };
