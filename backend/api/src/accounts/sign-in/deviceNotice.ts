import type { Database } from '../../db/database';
import type { Background } from '../../lib/async/background';
import type { Mail } from '../../mail';
import type { UserRow } from './users';

interface Parts {
  db: Database;
  mail: Mail;
  clock: () => Date;
  background: Background;
}
/** Notifies the holder of a sign-in on a device that was unknown to the account. */
export type DeviceNotice = (user: UserRow, device: string) => void;

export const createDeviceNotice =
  ({ db, mail, clock, background }: Parts): DeviceNotice =>
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
